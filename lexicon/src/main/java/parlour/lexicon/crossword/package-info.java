/// Move generation for a crossword on an open table: every placement of a few letters of a hand.
///
/// [Placements] finds all of them, in the manner of Appel and Jacobson (1988): cross-checks, and a
/// walk of the dictionary's automaton along every line. [RandomPlacement] finds one at random
/// without listing any. [HandPrefixes] lists once per hand what can be laid before a letter of the
/// layout; [LetterSquares] is how a game shows its grid.
@NullMarked
package parlour.lexicon.crossword;

import org.jspecify.annotations.NullMarked;
