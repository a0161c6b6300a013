/// Bull-Frog, Russell 1939, No. 3 of the animal box.
///
/// All cards are dealt and held face down. Each in turn turns up his top card into the middle. When
/// the No. 1 Bear appears everyone throws in his cards and calls "Bull-Frog"; the last to do so is
/// the Bull-Frog, and so is anyone who throws in before the Bear is there. The Bull-Frog hops round
/// the room, croaking. Fewest croaks over the deals agreed wins.
///
/// Hidden: every card not yet turned.
///
/// House rulings, beside the catalogue's:
/// - A player who does not turn his card in time has it turned for him; a throw names the card it
///   answers.
/// - Where several have not thrown in when the time for it is up, one of them is the Bull-Frog by
///   lot.
/// - Without speed (for those who cannot be quick, if the table agrees): who throws in within
///   twenty seconds is in time, and the Bull-Frog is drawn by lot among those who did not, or among
///   all.
@NullMarked
package parlour.games.bullfrog;

import org.jspecify.annotations.NullMarked;
