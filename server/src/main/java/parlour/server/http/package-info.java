/// The HTTP routes, the static files, and the guard in front of both.
@NullMarked
package parlour.server.http;

import org.jspecify.annotations.NullMarked;
