/// Speculation, a game of leaflet 000 for counters, with both its notes.
///
/// Everybody gets twelve letters, discards five and gives the dealer one of the seven left, face
/// down. These are the dealer's Plum, which nobody may see, not even the dealer, who turns up a
/// letter of the hand for common use; everybody makes all the words they can of their six and that
/// one, a counter from the pool for each. Then the dealer may turn up the Plum, for all to see, and
/// make words of it; any that are overlooked another player may notice for a counter. When each has
/// dealt once the largest count wins. With fewer than five players the Plum is filled by one of two
/// notes.
///
/// Hidden: hands, from all but their owners; the Plum, from everybody, those who gave its letters
/// included; the lists until time is called.
@NullMarked
package parlour.games.speculation;

import org.jspecify.annotations.NullMarked;
