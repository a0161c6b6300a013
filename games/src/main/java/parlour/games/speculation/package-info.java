/// Speculation, a game of leaflet 000 for counters, with both its notes.
///
/// Everybody gets twelve letters, discards five and gives the dealer one of the seven left, face
/// down. These are the dealer's Plum, which nobody may see, not even he. He turns up one of his own
/// letters for common use; everybody makes all the words he can of his six and that one, a counter
/// from the pool for each. Then the dealer may turn up his Plum, for all to see, and make words of
/// it; any he overlooks another player may notice for a counter. When each has dealt once the
/// largest count wins. In a company of fewer than five the Plum is filled by one of two notes.
///
/// Hidden: hands, from all but their owners; the Plum, from everybody, those who gave its letters
/// included; the lists until time is called.
///
/// House rulings, beside the catalogue's:
/// - The leaflet does not say who pays for a word the dealer has overlooked: the dealer does, so
///   that to turn up the Plum is the speculation the game is named after. By option the pool pays.
/// - The dealer may leave his Plum unturned, and does where he says nothing for a minute; then
///   nobody makes words of it.
/// - A word that is noticed costs another a counter, so it is looked up at once, whoever judges the
///   lists, and a word that is none is not heard.
/// - All lists of a deal, the Plum's among them, are read together at its end, and then paid; under
///   vigilance a word stands unless another player challenges it, and the discoverer of a bad one
///   is paid for it. A list has at most two hundred lines.
/// - Discarding and giving have a minute and a half; the house chooses for whoever takes longer. To
///   add to the Plum, to turn up a letter and to decide about the Plum the dealer has a minute
///   each.
/// - The second note is another way to fill a small company's Plum, so from five players on it
///   changes nothing.
@NullMarked
package parlour.games.speculation;

import org.jspecify.annotations.NullMarked;
