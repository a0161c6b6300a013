package parlour.games.progressive;

/// How long people take over their turns at one table of an evening. Its bots take as long, so that
/// a table does not come to its end, and ring the bell, the sooner the more bots sit there.
///
/// @param turns how many turns of people are counted
/// @param sumMillis how long they were together
public record Pace(int turns, long sumMillis) {
  /// Nobody has played yet.
  public static final Pace UNKNOWN = new Pace(0, 0);

  /// How long a turn is taken to be until a person has played one.
  private static final long USUAL_MILLIS = 15_000;

  /// Bots leave a part of the time allowed, however slow people are.
  private static final long MOST_PERCENT = 80;

  /// A person has played a turn.
  public Pace after(long millis) {
    return new Pace(turns + 1, sumMillis + millis);
  }

  /// How long a turn takes.
  public long millis() {
    return turns == 0 ? USUAL_MILLIS : sumMillis / turns;
  }

  /// How long a bot takes over a turn.
  ///
  /// @param naturalMillis how long it would take elsewhere
  /// @param allowedMillis how long it may take
  public long botMillis(long naturalMillis, long allowedMillis) {
    return Math.min(Math.max(naturalMillis, millis()), allowedMillis / 100 * MOST_PERCENT);
  }
}
