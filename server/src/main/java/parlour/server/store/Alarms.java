package parlour.server.store;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// When tables over days have to be woken: one time for each of them, which survives every kill.
public interface Alarms {
  /// An event that sets when its table has to be woken next; the journal writes that down in the
  /// transaction of the event.
  interface SetBy {
    /// In milliseconds since 1970; 0: never again.
    long wakeMillis();
  }

  /// How long may pass between two looks before the time counts as missed.
  Duration USUAL = Duration.ofMinutes(5);

  /// The most that is given back, lest a clock that was wrong for a while puts everything off for
  /// years.
  Duration MOST_GIVEN = Duration.ofDays(30);

  /// An alarm.
  ///
  /// @param pid the id under which the events of the table are stored
  record Alarm(String pid, long atMillis) {}

  /// By how much alarms are put off since the last look: a clock that was set back tells nothing.
  static long missedMillis(long lastMillis, long nowMillis) {
    long missed = nowMillis - lastMillis;
    return missed > USUAL.toMillis() ? Math.min(missed, MOST_GIVEN.toMillis()) : 0;
  }

  /// Notes that somebody looks what is due. If nobody has for longer than usual, every alarm is put
  /// off by the time that was missed.
  CompletableFuture<Void> look(long nowMillis);

  /// The alarms that are due by then, the earliest first.
  ///
  /// @param after only those behind this one
  CompletableFuture<List<Alarm>> due(long nowMillis, Alarm after, int most);

  /// When this id has to be woken; 0: never.
  CompletableFuture<Long> of(String pid);
}
