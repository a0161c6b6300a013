package parlour.testkit;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// Waits for what another thread or process does, for as long as the slowest machine may need.
public final class Waiting {
  private static final long LONGEST_NANOS = TimeUnit.MINUTES.toNanos(3);
  private static final long PAUSE_MILLIS = 20;

  private Waiting() {}

  /// Returns as soon as it is so.
  public static void until(String what, BooleanSupplier isSo) {
    long from = System.nanoTime();
    while (!isSo.getAsBoolean()) {
      if (System.nanoTime() - from > LONGEST_NANOS) throw new AssertionError("not yet: " + what);
      try {
        Thread.sleep(PAUSE_MILLIS);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
  }
}
