package parlour.server.table.state;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/// A table's time: milliseconds since the deal, which stand still while nobody keeps the table.
///
/// It is read from a clock of microseconds that never goes back, so a message stamped where it
/// arrived can be told its table time later.
public final class TableClock {
  private static final Origin ORIGIN = new Origin();

  private long baseMillis;
  private long anchorMicros;
  private boolean isRunning;

  /// The same moment by two clocks.
  private static final class Origin {
    private final long nanos = System.nanoTime();
    private final long micros = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
  }

  /// Microseconds since 1970, never going back.
  public static long nowMicros() {
    return ORIGIN.micros + (System.nanoTime() - ORIGIN.nanos) / 1_000;
  }

  /// Stands at a time, and runs only once it is started.
  public void stopAt(long at) {
    baseMillis = at;
    isRunning = false;
  }

  public void start() {
    if (isRunning) return;
    anchorMicros = nowMicros();
    isRunning = true;
  }

  public boolean isRunning() {
    return isRunning;
  }

  /// The table time of a moment.
  public long millisAt(long micros) {
    return isRunning ? baseMillis + Math.floorDiv(micros - anchorMicros, 1_000L) : baseMillis;
  }

  public long nowMillis() {
    return millisAt(nowMicros());
  }
}
