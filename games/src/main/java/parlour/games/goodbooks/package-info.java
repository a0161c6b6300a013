/// Good Books, Russell 1935, played with the cards of Authors.
///
/// All cards are dealt. A player puts a question to another: who wrote a book of the set, or a book
/// by one of its authors. Who answers rightly may call on any player for one card; whoever gave it
/// up puts the next question to the next in turn. Who answers wrongly, or calls in vain, puts the
/// next question to the player at his left. Most books wins.
///
/// Hidden: the hands. While one must answer, one's own cards lie face down, so that they give
/// nothing away.
///
/// House rulings, beside the catalogue's:
/// - One who does not answer in time has answered wrongly; one who does not question or call in
///   time is spoken for by the table: a question by lot, and no call.
/// - "The time available" is a hundred and twenty questions, or as the company likes: players who
///   recall everything would call the last cards to and fro for ever.
@NullMarked
package parlour.games.goodbooks;

import org.jspecify.annotations.NullMarked;
