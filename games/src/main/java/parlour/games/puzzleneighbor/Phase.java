package parlour.games.puzzleneighbor;

import parlour.engine.Prompt;
import parlour.engine.Seats;

/// How far a round has come.
public sealed interface Phase {
  /// When the clock speaks.
  long due();

  /// Everybody picks a word and passes its letters on.
  record Pick(long due) implements Phase {}

  /// All stacks are passed; the leader has yet to call.
  record Call(long due) implements Phase {}

  record Solve(long due) implements Phase {}

  /// The time is up: words are required of their setters, and announced ones may be doubted.
  ///
  /// @param content those who doubt nothing more
  record Prove(Seats content, long due) implements Phase {}

  record Over() implements Phase {
    @Override
    public long due() {
      return Prompt.NEVER;
    }
  }
}
