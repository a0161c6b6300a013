/// Authors, Russell 1935, No. 51.
///
/// Twelve books of four cards each are dealt out. The player in turn asks any other for a card he
/// needs, whether or not he holds one of its book, and goes on as long as he gets what he asks for.
/// A whole book is laid on the table; most books wins.
///
/// Hidden: the hands. All may know what was asked and answered, and the view keeps what follows
/// from it: who is known to hold a card, and who is known not to. Remembering that is a player's
/// own affair, and a bot's depends on its level.
///
/// House ruling, beside the catalogue's: when the clock runs out, the turn passes as if the player
/// had missed.
@NullMarked
package parlour.games.authors;

import org.jspecify.annotations.NullMarked;
