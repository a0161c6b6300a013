/// Tests of offline play on a JVM; the tests in a browser are in `e2e`.
@NullMarked
package parlour.offline;

import org.jspecify.annotations.NullMarked;
