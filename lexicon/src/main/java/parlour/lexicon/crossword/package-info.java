/// Move generation for an open crossword: every placement of a few letters of a hand.
@NullMarked
package parlour.lexicon.crossword;

import org.jspecify.annotations.NullMarked;
