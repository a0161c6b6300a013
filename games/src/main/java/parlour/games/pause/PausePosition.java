package parlour.games.pause;

import java.util.Optional;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seats;

/// The position of a game at a table that pauses between hands or plays for a time.
///
/// @param inner the position of the game itself, which stands still during a pause
/// @param stoppedMillis for how many milliseconds its clock has stood still in earlier pauses
/// @param ended the result, where the time available ended the game before its own end
/// @param lastHand what the last hand brought everybody, once the game is over
public record PausePosition<S>(
    S inner,
    Seats seats,
    Optional<Break> pause,
    long stoppedMillis,
    Optional<Result> ended,
    Optional<Scene.Interlude> lastHand) {
  /// A position of a game that goes on.
  PausePosition(S inner, Seats seats, Optional<Break> pause, long stoppedMillis) {
    this(inner, seats, pause, stoppedMillis, Optional.empty(), Optional.empty());
  }

  PausePosition<S> with(Break next) {
    return new PausePosition<>(inner, seats, Optional.of(next), stoppedMillis);
  }
}
