/// Tests of the house on one device, in a Java machine; the browser's own are in `e2e`.
@NullMarked
package parlour.offline;

import org.jspecify.annotations.NullMarked;
