/// Bull-Frog, Russell 1939, No. 3 of the animal box.
///
/// All cards are dealt and held face down. Each in turn turns up their top card into the middle.
/// When the No. 1 Bear appears everyone throws in their cards and calls "Bull-Frog"; the last to do
/// so is the Bull-Frog, and so is anyone who throws in before the Bear is there. The Bull-Frog hops
/// round the room, croaking. Fewest croaks over the deals agreed wins.
///
/// Hidden: every card not yet turned.
///
/// House rulings, beside the catalogue's:
/// - A card not turned in time is turned for the player; a throw names the card it answers.
/// - If several have not thrown in when the time is up, one of them is drawn by lot as the
///   Bull-Frog.
/// - Without speed (for those who cannot be quick, if the table agrees): whoever throws in within
///   twenty seconds is in time, and the Bull-Frog is drawn by lot among those who did not, or among
///   all.
@NullMarked
package parlour.games.bullfrog;

import org.jspecify.annotations.NullMarked;
