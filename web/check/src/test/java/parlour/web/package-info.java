/// Checks of the browser client: formatting, types and unit tests.
@NullMarked
package parlour.web;

import org.jspecify.annotations.NullMarked;
