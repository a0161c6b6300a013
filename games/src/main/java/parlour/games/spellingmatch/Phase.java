package parlour.games.spellingmatch;

import parlour.engine.Prompt;
import parlour.engine.Seat;

/// How far the match has come. Times are in milliseconds since the deal.
public sealed interface Phase {
  /// When the clock speaks next, but for authors who must form a stack.
  long due();

  /// The player who called "game", or nobody.
  default Seat caller() {
    return Seat.NOBODY;
  }

  /// Words are chosen and put in stacks.
  record Choosing(long due) implements Phase {}

  /// The stacks are passed on; the leader has yet to call.
  record Ready(long due) implements Phase {}

  /// All take stacks and spell.
  ///
  /// @param first the first player with nothing more to do, or nobody
  /// @param call when that player must have called "game"; or never
  /// @param stop when the time to spell is over
  record Spelling(Seat first, long call, long stop) implements Phase {
    @Override
    public long due() {
      return Math.min(call, stop);
    }
  }

  /// "Game" has been called: stacks are proved and words read.
  record After(Seat caller, long due) implements Phase {}

  record Over(Seat caller) implements Phase {
    @Override
    public long due() {
      return Prompt.NEVER;
    }
  }
}
