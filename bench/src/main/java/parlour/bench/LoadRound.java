package parlour.bench;

import java.util.Locale;

/// What a house bore for a while.
///
/// @param micros of its processors, for a move
record LoadRound(double moves, double micros, double p50, double p90, double p99, double most) {
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%,.0f moves/s, %.0f µs of the house's processors a move, ms p50/p90/p99/most %.2f / %.2f"
            + " / %.2f / %.2f",
        moves,
        micros,
        p50,
        p90,
        p99,
        most);
  }
}
