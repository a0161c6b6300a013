package parlour.server.table.state;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import parlour.engine.Seat;

/// The time for a turn at a table over days; all times in milliseconds since 1970.
///
/// @param days how many days a turn may take; 0 at a table where one game is played at a sitting
/// @param untilMillis when the time of those ends who have to play now; 0 while none runs
/// @param wakeMillis when the table has to be woken next: to remind them, to play for them, or to
///   go on with its bots; 0 when it need not be
/// @param number how often this was set, so that who hears of it knows what is news
/// @param missed how many turns in a row a stand-in has played for each seat
public record TurnTime(
    int days, long untilMillis, long wakeMillis, int number, Map<Seat, Integer> missed) {
  /// How many days a turn may take at a table over days.
  public static final List<Integer> CHOICES = List.of(1, 3, 7);

  /// After so many turns in a row a stand-in plays on until the player is back.
  public static final int MOST_MISSED = 3;

  static final TurnTime NONE = new TurnTime(0, 0, 0, 0, Map.of());

  public boolean isNone() {
    return days == 0;
  }

  /// The time that one turn may take.
  public Duration turn() {
    return Duration.ofDays(days);
  }

  /// Whether those who have to play were reminded of it.
  public boolean isReminded() {
    return untilMillis > 0 && wakeMillis == untilMillis;
  }

  /// Whether a stand-in plays on for a seat, and not for one turn only.
  public boolean isGivenUp(Seat seat) {
    return missed.getOrDefault(seat, 0) >= MOST_MISSED;
  }

  TurnTime of(int other) {
    return new TurnTime(other, untilMillis, wakeMillis, number, missed);
  }

  TurnTime set(long until, long wake) {
    return new TurnTime(days, until, wake, number + 1, missed);
  }

  /// A stand-in plays a turn.
  TurnTime missedBy(Seat seat) {
    return withMissed(seat, missed.getOrDefault(seat, 0) + 1);
  }

  /// The player has taken a turn.
  TurnTime takenBy(Seat seat) {
    return missed.containsKey(seat) ? withMissed(seat, 0) : this;
  }

  private TurnTime withMissed(Seat seat, int turns) {
    if (isNone()) return this;
    Map<Seat, Integer> changed = new HashMap<>(missed);
    if (turns == 0) changed.remove(seat);
    else changed.put(seat, turns);
    return new TurnTime(days, untilMillis, wakeMillis, number, Map.copyOf(changed));
  }
}
