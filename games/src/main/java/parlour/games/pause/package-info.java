/// Pauses between hands, a ready card before a race, and play without a clock, for any game.
///
/// [Pausing] wraps a game whose events say when a hand has ended
/// ([parlour.engine.Event#interlude]); the game itself knows nothing of the pause and its clock
/// stands still meanwhile.
@NullMarked
package parlour.games.pause;

import org.jspecify.annotations.NullMarked;
