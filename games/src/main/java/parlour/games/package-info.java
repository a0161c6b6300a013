/// The catalogue of games and the rulebook behind them; every game is a package of its own below
/// this one.
@NullMarked
package parlour.games;

import org.jspecify.annotations.NullMarked;
