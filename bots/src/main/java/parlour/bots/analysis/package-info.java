/// Hints, puzzles, and the analysis of finished games.
@NullMarked
package parlour.bots.analysis;

import org.jspecify.annotations.NullMarked;
