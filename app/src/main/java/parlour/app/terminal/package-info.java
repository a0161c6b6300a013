/// A table in the terminal.
@NullMarked
package parlour.app.terminal;

import org.jspecify.annotations.NullMarked;
