/// Real browsers at real tables: what a person can do is done through the page.
@NullMarked
package parlour.e2e;

import org.jspecify.annotations.NullMarked;
