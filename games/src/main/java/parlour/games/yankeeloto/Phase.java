package parlour.games.yankeeloto;

import parlour.engine.Seat;
import parlour.engine.Seats;

/// How far a round has come.
public sealed interface Phase {
  /// The letter called last.
  default Called called() {
    return Called.NONE;
  }

  /// All form words; each player has a deadline of their own.
  record Making() implements Phase {}

  /// The words lie open and may be challenged.
  ///
  /// @param content those who doubt nothing more
  /// @param proved the players whose words have stood a challenge
  /// @param sinceMillis when they were laid open
  /// @param dueMillis when the reading ends
  record Look(Seats content, Seats proved, long sinceMillis, long dueMillis) implements Phase {
    Look content(Seat seat) {
      return new Look(content.with(seat), proved, sinceMillis, dueMillis);
    }

    Look proved(Seat seat) {
      return new Look(content, proved.with(seat), sinceMillis, dueMillis);
    }
  }

  /// Letters are called.
  ///
  /// @param reaching whether the leader has a hand in the box
  /// @param dueMillis when the next letter is called, or the cry is settled
  record Call(Called called, boolean reaching, long dueMillis) implements Phase {}

  /// The game is over; the letters called still lie open.
  record Over(Called called) implements Phase {}

  /// A letter that was called.
  ///
  /// @param number which call it is; 0: none yet
  /// @param sinceMillis when it was called, or when the calling began
  record Called(int number, char letter, long sinceMillis) {
    static final Called NONE = none(0);

    static Called none(long sinceMillis) {
      return new Called(0, '?', sinceMillis);
    }
  }
}
