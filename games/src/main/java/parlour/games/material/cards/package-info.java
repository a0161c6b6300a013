/// What the card games share: packs, sets of cards as bits, and ways to deal.
@NullMarked
package parlour.games.material.cards;

import org.jspecify.annotations.NullMarked;
