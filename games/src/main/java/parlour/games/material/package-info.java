/// What the games are played with: packs of cards, piles, boxes of letters, counters.
@NullMarked
package parlour.games.material;

import org.jspecify.annotations.NullMarked;
