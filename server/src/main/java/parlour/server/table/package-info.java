/// One actor per live table, and everything it needs to run a game: clocks, races, bots,
/// connections.
@NullMarked
package parlour.server.table;

import org.jspecify.annotations.NullMarked;
