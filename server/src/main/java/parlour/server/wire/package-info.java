/// What both HTTP and WebSocket speak with: replies, problems, secrets, rate limits and metrics.
@NullMarked
package parlour.server.wire;

import org.jspecify.annotations.NullMarked;
