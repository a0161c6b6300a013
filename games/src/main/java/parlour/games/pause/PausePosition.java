package parlour.games.pause;

import java.util.Optional;
import parlour.engine.Seats;

/// The position of a game at a table that pauses between hands.
///
/// @param inner the position of the game itself, which stands still during a pause
/// @param stopped for how many milliseconds its clock has stood still in earlier pauses
public record PausePosition<S>(S inner, Seats seats, Optional<Break> pause, long stopped) {}
