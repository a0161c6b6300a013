/// Statistics of many games between bots of different levels.
@NullMarked
package parlour.bots.arena;

import org.jspecify.annotations.NullMarked;
