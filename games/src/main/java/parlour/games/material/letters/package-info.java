/// What the letter games share: boxes of letters, word lists, and who judges a word.
@NullMarked
package parlour.games.material.letters;

import org.jspecify.annotations.NullMarked;
