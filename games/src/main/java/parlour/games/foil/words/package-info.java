/// Foil's letter cards and the words made of them: the deck, holders, scrambles, the lists on the
/// table and the subject of a hand. Nothing here knows the rules of play.
@NullMarked
package parlour.games.foil.words;

import org.jspecify.annotations.NullMarked;
