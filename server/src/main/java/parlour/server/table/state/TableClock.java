package parlour.server.table.state;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.LongSupplier;

/// A pausable game clock: milliseconds since the deal, stopped while nobody is at the table.
///
/// It is derived from a monotonic clock in microseconds, so that a message stamped when it arrived
/// can be given its table time later.
public final class TableClock {
  private static final Origin ORIGIN = new Origin();

  private final LongSupplier monotonicMicros;
  private long baseMillis;
  private long anchorMicros;
  private boolean running;

  /// One moment read from both the monotonic clock and the wall clock.
  private static final class Origin {
    private final long nanos = System.nanoTime();
    private final long micros = ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
  }

  /// Microseconds since 1970, monotonic within this process.
  public static long nowMicros() {
    return ORIGIN.micros + (System.nanoTime() - ORIGIN.nanos) / 1_000;
  }

  public TableClock(LongSupplier monotonicMicros) {
    this.monotonicMicros = monotonicMicros;
  }

  /// This moment, in microseconds since 1970.
  public long micros() {
    return monotonicMicros.getAsLong();
  }

  /// Stops the clock at a time; it runs on from there once started.
  public void stopAt(long millis) {
    baseMillis = millis;
    running = false;
  }

  /// Sets the clock, whether it runs or not.
  public void setTo(long millis) {
    baseMillis = millis;
    anchorMicros = micros();
  }

  public void start() {
    if (running) return;
    anchorMicros = micros();
    running = true;
  }

  public boolean isRunning() {
    return running;
  }

  /// The table time of a moment given in microseconds since 1970.
  public long millisAt(long micros) {
    return running ? baseMillis + Math.floorDiv(micros - anchorMicros, 1_000L) : baseMillis;
  }

  public long nowMillis() {
    return millisAt(micros());
  }
}
