package parlour.server.table.state;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/// A table's time: milliseconds since the deal, which stand still while nobody keeps the table.
///
/// It is read from a clock of microseconds that never goes back, so a message stamped where it
/// arrived can be told its table time later.
public final class TableClock {
  private static final Origin ORIGIN = new Origin();

  private long base;
  private long anchor;
  private boolean runs;

  /// The same moment by two clocks.
  private static final class Origin {
    private final long nanos = System.nanoTime();
    private final long micros = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
  }

  /// Microseconds since 1970, never going back.
  public static long micros() {
    return ORIGIN.micros + (System.nanoTime() - ORIGIN.nanos) / 1_000;
  }

  /// Stands at a time, and runs only once it is started.
  public void stand(long at) {
    base = at;
    runs = false;
  }

  public void start() {
    if (runs) return;
    anchor = micros();
    runs = true;
  }

  public boolean runs() {
    return runs;
  }

  /// The table time of a moment.
  public long at(long micros) {
    return runs ? base + Math.floorDiv(micros - anchor, 1_000L) : base;
  }

  public long now() {
    return at(micros());
  }
}
