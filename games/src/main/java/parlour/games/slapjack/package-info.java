/// Slap Jack, Russell 1935, No. 54.
///
/// A dealer turns the pack one card at a time into the middle. Eight of its cards are pictures, two
/// each of four characters; to each belongs an act: players whistle at Willie Whistle, sing at the
/// singer, giggle at Gertie Giggle and slap Slap Jack. Whoever does it first takes all the cards
/// turned up. Whoever does the wrong thing, or anything at a number, gives all their cards back to
/// the dealer. Whoever has captured the whole pack has won.
///
/// The leaflet calls its singer Hi-Sing, a caricature of its day; here the character is The Singer,
/// and is drawn as one.
///
/// Hidden: the order of the dealer's pack, and which cards a player has captured; everybody sees
/// how many.
@NullMarked
package parlour.games.slapjack;

import org.jspecify.annotations.NullMarked;
