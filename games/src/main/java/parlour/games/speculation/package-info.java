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
///
/// House rulings, beside the catalogue's:
/// - The leaflet does not say who pays for a word the dealer has overlooked: the dealer does, so
///   that to turn up the Plum is the speculation the game is named after. By option the pool pays.
/// - The dealer may leave the Plum unturned, and does after a minute of saying nothing; then nobody
///   makes words of it.
/// - A word that is noticed costs another a counter, so it is looked up at once, whoever judges the
///   lists, and what is not a word is not heard.
/// - All lists of a deal, the Plum's among them, are read together at its end, and then paid; under
///   vigilance a word stands unless another player challenges it, and the discoverer of a bad one
///   is paid for it. A list has at most two hundred lines.
/// - Discarding and giving have a minute and a half; letters are chosen for whoever takes longer.
///   To add to the Plum, to turn up a letter and to decide about the Plum the dealer has a minute
///   each.
/// - The second note is another way for few players to fill the Plum, so from five players on it
///   changes nothing.
@NullMarked
package parlour.games.speculation;

import org.jspecify.annotations.NullMarked;
