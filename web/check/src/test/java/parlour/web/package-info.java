/// Checks of the browser client: formatting, types, unit tests and the served folder.
@NullMarked
package parlour.web;

import org.jspecify.annotations.NullMarked;
