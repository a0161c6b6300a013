package parlour.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.IntConsumer;

/// A paired benchmark: two implementations in alternating rounds, so that noise of the machine hits
/// both alike.
///
/// Times are CPU times of this thread. The result is the ratio of two consecutive rounds.
///
/// @param task what is measured
/// @param peer what it is compared with
/// @param peerMicros the peer's median time per query
/// @param ourMicros our median time per query
/// @param ratio how many times faster we are: the median
/// @param low the lower end of the middle four fifths of the ratios
/// @param high the upper end of those
record PairedRun(
    String task,
    String peer,
    double peerMicros,
    double ourMicros,
    double ratio,
    double low,
    double high) {
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
  private static final long WARM_UP_NANOS = 3_000_000_000L;
  private static final int ROUNDS = 41;

  /// Lets both answer the queries 0 to `queries` - 1 repeatedly.
  static PairedRun compare(
      String task, String peer, int queries, IntConsumer theirs, IntConsumer ours) {
    long start = System.nanoTime();
    do {
      round(queries, theirs);
      round(queries, ours);
    } while (System.nanoTime() - start < WARM_UP_NANOS);
    double[] their = new double[ROUNDS];
    double[] our = new double[ROUNDS];
    double[] ratios = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      their[i] = round(queries, theirs);
      our[i] = round(queries, ours);
      ratios[i] = their[i] / our[i];
    }
    Arrays.sort(their);
    Arrays.sort(our);
    Arrays.sort(ratios);
    int middle = ROUNDS / 2;
    int edge = ROUNDS / 10;
    return new PairedRun(
        task,
        peer,
        their[middle],
        our[middle],
        ratios[middle],
        ratios[edge],
        ratios[ROUNDS - 1 - edge]);
  }

  /// The median time of one query without a peer, in microseconds.
  static double micros(int queries, IntConsumer ours) {
    return compare("", "", queries, ours, ours).ourMicros;
  }

  private static double round(int queries, IntConsumer query) {
    long start = CLOCK.getCurrentThreadCpuTime();
    for (int i = 0; i < queries; i++) query.accept(i);
    return (CLOCK.getCurrentThreadCpuTime() - start) / 1_000.0 / queries;
  }

  /// The result as a row of a Markdown table.
  String row() {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.3g | %.3g | **%.1f×** | %.1f–%.1f |",
        task,
        peer,
        peerMicros,
        ourMicros,
        ratio,
        low,
        high);
  }
}
