/// The Travelling Letters, a game of leaflet 000 without counters.
///
/// Everybody gets fifteen letters, makes one word of some of them and passes the rest to the
/// neighbour on the right; with what comes from the left all enlarge their words, or make longer
/// ones, and pass on again, until the letters have gone round as often as there are players. Three
/// such rounds are played; the word of most letters wins, and among equals the one of most
/// syllables.
///
/// Hidden: everybody's word and letters, until the word is shown at the end of its round. How many
/// letters lie before a player, and how many of them stood in the word when letters were last
/// passed, all can see.
///
/// House rulings, beside the catalogue's:
/// - Until they pass, players may change their word twenty times, and go back to the old one;
///   whether the new one is longer is measured against the word that stood when the letters came.
/// - Words are shown, and under vigilance challenged, when the round is over; one word that is
///   carried through all rounds, at the end. Whoever finds that a word is not one takes it and
///   counts it; what nobody has challenged within a minute stands.
/// - So that all three rounds are alike, a large number of players get fewer letters from the
///   beginning: as many as leave room for two words of nine letters from everybody who has fifteen.
///   With three hundred letters that is fifteen up to nine players, thirteen for ten.
/// - Partners whose words together are equally long compare their syllables together, and then how
///   early their words were made.
@NullMarked
package parlour.games.travelling;

import org.jspecify.annotations.NullMarked;
