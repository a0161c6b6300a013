/// Bots for the card games.
@NullMarked
package parlour.bots.cards;

import org.jspecify.annotations.NullMarked;
