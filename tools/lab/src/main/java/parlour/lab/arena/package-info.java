/// Statistics of many games between bots of different levels.
///
/// [Contest] says who sits where, counts the results and rates the levels with the Bradley–Terry
/// model; [WilsonInterval] says how certain a share of wins is. The games themselves are played by
/// the arena command.
@NullMarked
package parlour.lab.arena;

import org.jspecify.annotations.NullMarked;
