package parlour.bench;

import java.util.Arrays;

/// Collects latencies and computes their percentiles.
final class Latencies {
  private long[] micros = new long[1 << 16];
  private int count;

  synchronized void add(long nanos) {
    if (count == micros.length) micros = Arrays.copyOf(micros, count * 2);
    micros[count++] = nanos / 1_000;
  }

  synchronized int count() {
    return count;
  }

  synchronized void clear() {
    count = 0;
  }

  /// A percentile in milliseconds.
  synchronized double percentileMillis(double percent) {
    if (count == 0) return 0;
    long[] sorted = Arrays.copyOf(micros, count);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(count - 1, Math.floor(count * percent / 100))] / 1_000.0;
  }
}
