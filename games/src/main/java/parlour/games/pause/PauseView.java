package parlour.games.pause;

import java.util.Optional;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GameAround;

/// What one seat may know; pauses are public.
///
/// @param inner the view of the game itself
/// @param prompt what the game itself waits for, by its own clock
/// @param timed whether that clock runs for the table
/// @param ended the result, where the time available ended the game
/// @param lastHand what the last hand brought everybody, once the game is over
public record PauseView<V>(
    Seat eye,
    V inner,
    Prompt prompt,
    Seats seats,
    Optional<Break> pause,
    long stoppedMillis,
    boolean timed,
    Optional<Result> ended,
    Optional<Scene.Interlude> lastHand)
    implements GameAround.ViewAround {
  boolean isAsked() {
    return pause.isPresent() && pause.get().waiting().has(eye);
  }
}
