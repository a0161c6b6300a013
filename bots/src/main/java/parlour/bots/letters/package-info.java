/// Bots for the letter games.
@NullMarked
package parlour.bots.letters;

import org.jspecify.annotations.NullMarked;
