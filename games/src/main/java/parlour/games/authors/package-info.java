/// Authors, Russell 1935, No. 51.
///
/// Twelve books of four cards each are dealt out. The player in turn asks any other for a card,
/// whether or not they hold another of its book, and goes on as long as the answer is yes. A whole
/// book is laid on the table; most books wins.
///
/// Hidden: the hands. All may know what was asked and answered, and the view keeps what follows
/// from it: who is known to hold a card, and who is known not to. Remembering that is a player's
/// own affair, and a bot's depends on its level.
@NullMarked
package parlour.games.authors;

import org.jspecify.annotations.NullMarked;
