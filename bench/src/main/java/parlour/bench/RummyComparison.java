package parlour.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Animal Rummy for two as fast as it goes, alternately at ours (judged, stored, shown to each as a
/// scene) and in boardgame.io (judged, kept in memory, its state filtered for each), each round
/// with servers of its own.
final class RummyComparison {
  private RummyComparison() {}

  static void run(Map<String, String> given) throws Exception {
    int tables = LoadBench.number(given, "tables", 100);
    int seconds = LoadBench.number(given, "seconds", 30);
    int rounds = LoadBench.number(given, "rounds", 3);
    Map<String, String> ours = new HashMap<>(given);
    ours.putIfAbsent("seconds", String.valueOf(seconds));
    ours.putIfAbsent("settle", "30");
    ours.putAll(Map.of("work", "plays", "game", "animal-rummy", "player", "rummy"));
    double[] cost = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      LoadBench.Round round = LoadBench.load(ours);
      cost[i] = round.cpuMicrosPerMove() / peerMicros(tables, seconds);
    }
    System.out.printf(
        "CPU time per play, ours to boardgame.io's: %s%n", LoadComparison.spread(cost));
  }

  /// Prints the row of a round of the peer; returns its processor time per play.
  private static double peerMicros(int tables, int seconds) throws IOException {
    Process peer =
        new ProcessBuilder(
                List.of("node", "bench/peers/rummy.mjs", "tables=" + tables, "seconds=" + seconds))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (BufferedReader output = peer.inputReader()) {
      String row = output.readLine();
      if (row == null) throw new IOException("the peer ended too early");
      System.out.println(row);
      return Double.parseDouble(row.split("\\|")[4].strip());
    }
  }
}
