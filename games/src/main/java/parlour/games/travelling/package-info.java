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
@NullMarked
package parlour.games.travelling;

import org.jspecify.annotations.NullMarked;
