/// Wild Animal, Russell 1939, No. 2 of the animal box.
///
/// Each player is given the name of a wild animal, and all cards are dealt and held face down. Each
/// in turn turns their top card up. When two numbers are alike, each of the two owners tries to
/// call the other's animal; whoever does so first hands all their turned-up cards to the other, for
/// here it is good to give. Whoever has no more cards has won.
///
/// Hidden: every card not on top of an open pile.
///
/// House rulings, beside the catalogue's:
/// - A match is called at the card just turned; a call names the turn it answers, and one that
///   comes after the next card is late.
/// - A player who does not turn in time has the card turned for them; two alike lie for five
///   seconds.
/// - When a thousand cards have been turned, the player with fewest cards has won, so that no game
///   goes on for ever.
/// - Without speed (for those who cannot be quick, if the table agrees): the two have fifteen
///   seconds, and if both called right chance decides who gives; a wrong call costs nothing then.
@NullMarked
package parlour.games.wildanimal;

import org.jspecify.annotations.NullMarked;
