package parlour.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// Random playouts: how many decisions per second one core makes through the public interface and
/// with the log (prompt, view, any move, play).
///
/// Figures are decisions per second of the thread's own CPU time, so that other load on the machine
/// does not count. The targets are three million for card games and two hundred thousand for word
/// games.
public final class PlayoutBench {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long WARM_UP_NANOS = 4_000_000_000L;
  private static final long ROUND_NANOS = 1_500_000_000L;
  private static final int ROUNDS = 5;
  private static final int MOST_STEPS = 200_000;
  private static final List<String> CARD_GAMES =
      List.of(
          "animal-rummy",
          "skat",
          "slap-jack",
          "bid-jack",
          "authors",
          "good-books",
          "wild-animal",
          "bull-frog");

  private PlayoutBench() {}

  public static void main(String[] arguments) {
    List<CatalogEntry> entries =
        Catalog.entries().stream()
            .filter(entry -> arguments.length == 0 || List.of(arguments).contains(entry.id()))
            .toList();
    System.out.println("| game | decisions per CPU-second, median (range) | target |");
    System.out.println("|---|---|---|");
    for (CatalogEntry entry : entries) {
      Game<?, ?, ?> game = entry.open(Map.of(), ShippedLexicon.load());
      int seats = Math.max(3, entry.seating().fewest());
      run(game, seats, WARM_UP_NANOS);
      long[] figures = new long[ROUNDS];
      for (int round = 0; round < ROUNDS; round++) figures[round] = run(game, seats, ROUND_NANOS);
      Arrays.sort(figures);
      long target = CARD_GAMES.contains(entry.id()) ? 3_000_000 : 200_000;
      System.out.printf(
          "| %s | %,d (%,d–%,d) | ≥ %,d %s |%n",
          entry.id(),
          figures[ROUNDS / 2],
          figures[0],
          figures[ROUNDS - 1],
          target,
          figures[ROUNDS / 2] >= target ? "met" : "missed");
    }
  }

  /// Decisions per CPU second, measured over about this time.
  private static long run(Game<?, ?, ?> game, int seats, long nanos) {
    long start = THREADS.getCurrentThreadCpuTime();
    long moves = 0;
    long spent = 0;
    for (long seed = 0; spent < nanos; seed++) {
      moves += Simulator.playRandomly(game, seats, seed, MOST_STEPS).steps().size();
      spent = THREADS.getCurrentThreadCpuTime() - start;
    }
    return Math.round(moves * 1e9 / spent);
  }
}
