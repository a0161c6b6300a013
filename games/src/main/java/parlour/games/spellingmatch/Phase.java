package parlour.games.spellingmatch;

import parlour.engine.Prompt;
import parlour.engine.Seat;

/// How far the match has come. Times are in milliseconds since the deal.
public sealed interface Phase {
  /// When the clock speaks next, but for authors who must form a stack.
  long dueMillis();

  /// The player who called "game", or nobody.
  default Seat caller() {
    return Seat.NOBODY;
  }

  /// Words are chosen and put in stacks.
  record Choosing(long dueMillis) implements Phase {}

  /// The stacks are passed on; the leader has yet to call.
  record Ready(long dueMillis) implements Phase {}

  /// All take stacks and spell.
  ///
  /// @param first the first player with nothing more to do, or nobody
  /// @param callMillis when that player must have called "game"; or never
  /// @param stopMillis when the time to spell is over
  record Spelling(Seat first, long callMillis, long stopMillis) implements Phase {
    @Override
    public long dueMillis() {
      return Math.min(callMillis, stopMillis);
    }
  }

  /// "Game" has been called: stacks are proved and words read.
  record After(Seat caller, long dueMillis) implements Phase {}

  record Over(Seat caller) implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
