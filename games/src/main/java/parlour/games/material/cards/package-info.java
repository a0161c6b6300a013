/// What the card games share: Russell's packs, sets of cards as the bits of one long, ids of cards
/// in a scene, ways to deal, and what players know of one another's hands.
///
/// Builds on [parlour.games.material] and knows nothing of letters.
@NullMarked
package parlour.games.material.cards;

import org.jspecify.annotations.NullMarked;
