/// What HTTP and WebSocket share: replies, problems, secrets, limits, rate limiters and metrics.
@NullMarked
package parlour.server.wire;

import org.jspecify.annotations.NullMarked;
