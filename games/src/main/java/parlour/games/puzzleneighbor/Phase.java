package parlour.games.puzzleneighbor;

import parlour.engine.Prompt;
import parlour.engine.Seats;

/// How far a round has come.
public sealed interface Phase {
  /// When the clock speaks.
  long dueMillis();

  /// Those who doubt nothing more.
  default Seats content() {
    return Seats.NONE;
  }

  /// Everybody picks a word and passes its letters on.
  record Pick(long dueMillis) implements Phase {}

  /// All stacks are passed; the leader has yet to call.
  record Call(long dueMillis) implements Phase {}

  record Solve(Seats content, long dueMillis) implements Phase {}

  /// The time is up: words are required of their setters, and announced ones may be doubted.
  record Prove(Seats content, long dueMillis) implements Phase {}

  record Over() implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
