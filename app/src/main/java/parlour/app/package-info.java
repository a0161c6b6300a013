/// The `parlour` command.
@NullMarked
package parlour.app;

import org.jspecify.annotations.NullMarked;
