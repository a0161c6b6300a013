/// Checks of the browser client: its types, its unit tests and the folder that is served.
@NullMarked
package parlour.web;

import org.jspecify.annotations.NullMarked;
