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
///
/// House rulings, beside the catalogue's:
/// - The table has no squares until a word lies on it: wherever the first word is pointed at, it
///   begins on square 0,0.
/// - A challenge names one word, the word of the play or one it made in crossing; a word once
///   upheld is beyond doubt.
/// - BOX may become BOXES where the S stands on the table already: it is a letter on the table that
///   makes the plural.
/// - Where the last card is laid with a word, the others are asked whether they let it stand before
///   the hand is scored.
/// - A fine that brings somebody to the goal ends the game at once, unless a player has just gone
///   out: then the hand is scored first.
/// - When a player's time is up, a card drawn by lot from the hand is exchanged for the top of the
///   stock.
/// - After thirty turns each with nobody out, the hand is a stand-off and everyone scores the cards
///   they hold.
/// - In the cut a Free Letter is no letter, and whoever cuts it cuts again, as those who tie do.
/// - Those tied at the end play one more hand, and another if they tie again; after five they share
///   the game.
@NullMarked
package parlour.games.crossword;

import org.jspecify.annotations.NullMarked;
