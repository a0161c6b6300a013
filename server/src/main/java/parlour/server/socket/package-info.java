/// WebSocket connections, from the upgrade request to the actor that speaks for each.
@NullMarked
package parlour.server.socket;

import org.jspecify.annotations.NullMarked;
