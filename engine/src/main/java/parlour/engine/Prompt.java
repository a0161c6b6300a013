package parlour.engine;

/// What the table waits for.
///
/// @param pace how the order of arrival counts
/// @param must the seats that hold the game up
/// @param may the seats that can speak out of turn (challenge, slap, knock)
/// @param deadline the earliest pending one, in milliseconds since the deal; [Game#timeUp] finds
///   out whose it was
public record Prompt(Pace pace, Seats must, Seats may, long deadlineMillis) {
  /// No clock runs.
  public static final long NEVER = Long.MAX_VALUE;

  /// The game is over.
  public static final Prompt OVER = new Prompt(Pace.OVER, Seats.NONE, Seats.NONE, NEVER);

  /// How the order of arrival counts.
  public enum Pace {
    /// One seat plays.
    TURN,
    /// All play at once and the order of arrival is irrelevant.
    TOGETHER,
    /// All play at once and the order of arrival decides.
    RACE,
    /// Nobody plays any more.
    OVER
  }

  public static Prompt turn(Seat seat, long deadline) {
    return new Prompt(Pace.TURN, Seats.of(seat), Seats.NONE, deadline);
  }

  /// Whether the seat may speak now at all.
  public boolean asks(Seat seat) {
    return must.has(seat) || may.has(seat);
  }

  public boolean isOver() {
    return pace == Pace.OVER;
  }

  public boolean hasDeadline() {
    return deadlineMillis != NEVER;
  }
}
