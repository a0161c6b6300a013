/// Bull-Frog, Russell 1939, No. 3 of the animal box.
///
/// All cards are dealt and held face down. Each in turn turns up their top card into the middle.
/// When the No. 1 Bear appears everyone throws in their cards and calls "Bull-Frog"; the last to do
/// so is the Bull-Frog, and so is anyone who throws in before the Bear is there. The Bull-Frog hops
/// round the room, croaking. Fewest croaks over the deals agreed wins.
///
/// Hidden: every card not yet turned.
@NullMarked
package parlour.games.bullfrog;

import org.jspecify.annotations.NullMarked;
