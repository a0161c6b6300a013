/// The catalogue of games, the rulebook behind them, and the checks and replays of their logs;
/// every game is a package of its own below this one.
@NullMarked
package parlour.games;

import org.jspecify.annotations.NullMarked;
