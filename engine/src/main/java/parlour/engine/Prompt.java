package parlour.engine;

/// What the table is waiting for.
///
/// @param pace whether the order of arrival matters
/// @param must the seats the game cannot go on without
/// @param may the seats that can play out of turn (challenge, slap, knock)
/// @param deadlineMillis the earliest pending deadline, in milliseconds since the deal;
///   [Game#timeUp] works out whose it was
public record Prompt(Pace pace, Seats must, Seats may, long deadlineMillis) {
  /// The deadline of a prompt without one.
  public static final long NEVER = Long.MAX_VALUE;

  /// The game is over.
  public static final Prompt OVER = new Prompt(Pace.OVER, Seats.NONE, Seats.NONE, NEVER);

  /// Whether the order of arrival matters.
  public enum Pace {
    /// One seat plays.
    TURN,
    /// All play at once; the order of arrival does not matter.
    TOGETHER,
    /// All play at once; the order of arrival decides.
    RACE,
    /// The game is over.
    OVER
  }

  public static Prompt turn(Seat seat, long deadlineMillis) {
    return new Prompt(Pace.TURN, Seats.of(seat), Seats.NONE, deadlineMillis);
  }

  /// Whether the seat must or may play now.
  public boolean asks(Seat seat) {
    return must.has(seat) || may.has(seat);
  }

  public boolean isOver() {
    return pace == Pace.OVER;
  }

  public boolean hasDeadline() {
    return deadlineMillis != NEVER;
  }

  /// The same with its deadline so much later, if it has one.
  public Prompt later(long millis) {
    return hasDeadline() ? new Prompt(pace, must, may, deadlineMillis + millis) : this;
  }
}
