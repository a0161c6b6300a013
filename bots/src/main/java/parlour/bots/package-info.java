/// Computer players, and the simulator that plays whole games between them.
///
/// A bot sees views, never positions: it can do what its chair may do, and it knows what its chair
/// has seen. [Bots] makes a bot for any game and level, [Simulator] runs a game without waiting,
/// and [BotSeat] holds a bot's plan at a real table.
@NullMarked
package parlour.bots;

import org.jspecify.annotations.NullMarked;
