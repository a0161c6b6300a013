/// The Crossword Letter Game, Russell 1935.
///
/// Six cards each, five where more than six play; every card has a letter and a number, and one
/// card is the Free Letter. In turn, going to the left, each lays a word into a crossword layout on
/// the open table: the first from two to four letters, later ones by adding one to four letters to
/// what lies there, in one line, so that words stand both across and down wherever letters meet and
/// a blank is left at each end. A player who lays no word lays a card aside and only then draws,
/// from the stock or from the cards turned up, which the discard then joins. Cards laid in words
/// are not replaced: the first to have none wins the hand, and the others score the numbers they
/// still hold. When somebody has a hundred, the lowest score wins.
///
/// A word stands as it is laid. Anybody else may challenge it until another word is joined to it or
/// the hand is scored; the dictionary decides, and whoever was wrong scores ten. A word proved
/// wrong goes back into the hand it came from. At a table with an umpire, bad words are refused at
/// once and nobody challenges.
///
/// Hidden: the hands of others, the stock, and what lies under the top card turned up.
@NullMarked
package parlour.games.crossword;

import org.jspecify.annotations.NullMarked;
