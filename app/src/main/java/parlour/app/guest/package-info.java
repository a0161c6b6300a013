/// Games and bots from outside: loads the jars of `--with` and of the folder `plugins`, and writes
/// the project of a new game.
@NullMarked
package parlour.app.guest;

import org.jspecify.annotations.NullMarked;
