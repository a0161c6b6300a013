/// Overruling the dictionary: a company sits in judgement over a word, in any game of words.
@NullMarked
package parlour.games.court;

import org.jspecify.annotations.NullMarked;
