package parlour.games.court;

import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.GameAround;

/// What one seat may know.
///
/// @param inner the view of the game itself
/// @param prompt what the game itself waits for, by its own clock, which stands still during a vote
public record CourtView<S, M, V>(
    Seat eye, CourtGame<S, M, V> game, V inner, Prompt prompt, Docket docket)
    implements GameAround.ViewAround {
  boolean mayVote() {
    return docket.open().isPresent() && docket.open().get().silent().has(eye);
  }

  boolean mayPlead() {
    return prompt.asks(eye) && docket.mayPlead(eye);
  }
}
