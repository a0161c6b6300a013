package parlour.bench;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Compares two servers under the same load, in alternating rounds.
final class LoadComparison {
  private LoadComparison() {}

  /// Parlour and a peer in turn, a round each, after warm-up rounds; while one is measured, nobody
  /// is connected to the other.
  static void run(Map<String, String> given) throws Exception {
    int tables = LoadBench.number(given, "tables", 1_000);
    int rate = LoadBench.number(given, "rate", 500);
    int seconds = LoadBench.number(given, "seconds", 20);
    int warmUpRounds = LoadBench.number(given, "warm", 4);
    int rounds = LoadBench.number(given, "rounds", 5);
    String peer = given.getOrDefault("peer", "node bench/peers/ws.mjs");
    System.out.printf(
        "embedded store | %s, %s%n", peer, LoadBench.load(tables, false, rate, given));
    try (ServerProcess ours = LoadBench.open(Map.of(), Duration.ofMinutes(30));
        ServerProcess theirs = new ServerProcess(List.of(peer.split(" ")));
        LoadBench ourBench = new LoadBench(ours, rate == 0, false, given);
        LoadBench peerBench = new LoadBench(theirs, rate == 0, false, given)) {
      ourBench.openTables(tables, true);
      ourBench.disconnect();
      peerBench.openTables(tables, false);
      peerBench.disconnect();
      double[] p99 = new double[rounds];
      double[] cost = new double[rounds];
      for (int i = -warmUpRounds; i < rounds; i++) {
        LoadBench.Round ourRound = ourBench.connectAndMeasure(seconds, rate);
        LoadBench.Round peerRound = peerBench.connectAndMeasure(seconds, rate);
        System.out.printf(
            "%s%n  ours %s%n  peer %s%n",
            i < 0 ? "warming up" : "round " + (i + 1), ourRound, peerRound);
        if (i < 0) continue;
        p99[i] = ourRound.p99Millis() / peerRound.p99Millis();
        cost[i] = ourRound.cpuMicrosPerMove() / peerRound.cpuMicrosPerMove();
      }
      System.out.printf(
          "p99, ours to the peer's: %s; CPU time per move: %s%n", spread(p99), spread(cost));
    }
  }

  static String spread(double[] ratios) {
    Arrays.sort(ratios);
    return String.format(
        Locale.ROOT,
        "%.2f× (%.2f–%.2f)",
        (ratios[ratios.length / 2] + ratios[(ratios.length - 1) / 2]) / 2,
        ratios[0],
        ratios[ratios.length - 1]);
  }
}
