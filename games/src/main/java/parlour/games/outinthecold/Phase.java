package parlour.games.outinthecold;

import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// How far a round has come.
public sealed interface Phase {
  /// When the clock speaks.
  long dueMillis();

  /// Whose turn it is, or nobody's.
  default Seat seat() {
    return Seat.NOBODY;
  }

  /// A player comes in or waits.
  record Turn(Seat seat, long dueMillis) implements Phase {}

  /// A player may build up the word that its maker has just declared.
  record Building(Seat seat, Seat maker, long dueMillis) implements Phase {}

  /// Against the clock: all work at once.
  record Race(long dueMillis) implements Phase {}

  /// The round is closed and the words are shown.
  ///
  /// @param content those who doubt nothing more
  record Shown(Seats content, long dueMillis) implements Phase {}

  record Over() implements Phase {
    @Override
    public long dueMillis() {
      return Prompt.NEVER;
    }
  }
}
