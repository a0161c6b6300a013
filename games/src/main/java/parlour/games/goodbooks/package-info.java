/// Good Books, Russell 1935, played with the cards of Authors.
///
/// All cards are dealt. A player puts a question to another: who wrote a book of the set, or a book
/// by one of its authors. A right answer lets the player call on any other for one card; whoever
/// gave it up puts the next question to the next in turn. After a wrong answer, or a call for a
/// card the other does not hold, the player puts the next question to their left. Most books wins.
///
/// Hidden: the hands. While a player must answer, their own cards lie face down, so that they give
/// nothing away.
@NullMarked
package parlour.games.goodbooks;

import org.jspecify.annotations.NullMarked;
