/// Bots for the card games, one class for each game.
///
/// The races (Slap Jack, Bull-Frog, Wild Animal) differ by their reflexes alone. The others choose
/// a move by simple rules that forget and err by level; the best levels look ahead with sampled
/// hands. [CardRequests] is shared by the two games of the Authors pack.
@NullMarked
package parlour.bots.cards;

import org.jspecify.annotations.NullMarked;
