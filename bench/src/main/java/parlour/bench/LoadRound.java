package parlour.bench;

import java.util.Locale;

/// The result of one measured round.
record LoadRound(
    double movesPerSecond,
    double cpuMicrosPerMove,
    double p50Millis,
    double p90Millis,
    double p99Millis,
    double maxMillis) {
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%,.0f moves/s, %.0f µs of the server's CPU time per move, ms p50/p90/p99/max %.2f / %.2f"
            + " / %.2f / %.2f",
        movesPerSecond,
        cpuMicrosPerMove,
        p50Millis,
        p90Millis,
        p99Millis,
        maxMillis);
  }
}
