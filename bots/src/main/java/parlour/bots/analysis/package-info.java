/// Hints, puzzles and the analysis of finished games, all built on the advisers of the bots.
///
/// [Hint] helps one chair in three degrees, [Puzzle] finds a position worth solving in a game
/// between bots, and [Analyst] replays a log and says what else could have been played. [Phrase]
/// and [GridPlace] put an answer into words from the scene alone, for any game.
@NullMarked
package parlour.bots.analysis;

import org.jspecify.annotations.NullMarked;
