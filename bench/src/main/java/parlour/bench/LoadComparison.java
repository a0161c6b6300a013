package parlour.bench;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Two houses under the same load, in turn.
final class LoadComparison {
  private LoadComparison() {}

  /// Ours and a peer in turn, a round each, after rounds to get warm in; while one has its round,
  /// nobody is at the tables of the other.
  static void run(Map<String, String> given) throws Exception {
    int tables = LoadBench.number(given, "tables", 1_000);
    int rate = LoadBench.number(given, "rate", 500);
    int seconds = LoadBench.number(given, "seconds", 20);
    int warm = LoadBench.number(given, "warm", 4);
    int rounds = LoadBench.number(given, "rounds", 5);
    String peer = given.getOrDefault("peer", "node bench/peers/ws.mjs");
    System.out.printf(
        "embedded store | %s, %s%n", peer, LoadBench.load(tables, false, rate, given));
    try (ServerProcess ours = LoadBench.open(Map.of(), Duration.ofMinutes(30));
        ServerProcess theirs = new ServerProcess(List.of(peer.split(" ")))) {
      LoadBench house = new LoadBench(ours, rate == 0, false, given);
      LoadBench other = new LoadBench(theirs, rate == 0, false, given);
      house.company(tables, true);
      house.leave();
      other.company(tables, false);
      other.leave();
      double[] p99 = new double[rounds];
      double[] cost = new double[rounds];
      for (int i = -warm; i < rounds; i++) {
        LoadRound mine = house.visit(seconds, rate);
        LoadRound its = other.visit(seconds, rate);
        System.out.printf(
            "%s%n  ours %s%n  peer %s%n", i < 0 ? "warming up" : "round " + (i + 1), mine, its);
        if (i < 0) continue;
        p99[i] = mine.p99() / its.p99();
        cost[i] = mine.micros() / its.micros();
      }
      System.out.printf(
          "p99, ours to the peer's: %s; processors a move: %s%n", spread(p99), spread(cost));
    }
  }

  private static String spread(double[] ratios) {
    Arrays.sort(ratios);
    return String.format(
        Locale.ROOT,
        "%.2f× (%.2f–%.2f)",
        (ratios[ratios.length / 2] + ratios[(ratios.length - 1) / 2]) / 2,
        ratios[0],
        ratios[ratios.length - 1]);
  }
}
