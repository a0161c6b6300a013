package parlour.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntFunction;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneFrame;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// The cost of showing one seat the game: building the scene, and writing the whole frame as JSON.
/// The server does this after every move for every seat and onlooker.
///
/// Figures are of the thread's own CPU time, over positions of randomly played games.
public final class SceneBench {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int POSITIONS = 400;
  private static final int MOST_STEPS = 400;
  private static final long WARM_UP_NANOS = 2_000_000_000L;
  private static final long ROUND_NANOS = 400_000_000L;
  private static final int ROUNDS = 5;

  private SceneBench() {}

  public static void main(String[] arguments) {
    System.out.println("| game | kB per frame | µs per scene | µs per frame |");
    System.out.println("|---|---|---|---|");
    for (CatalogEntry entry : Catalog.entries())
      if (arguments.length == 0 || List.of(arguments).contains(entry.id())) measure(entry);
  }

  private static void measure(CatalogEntry entry) {
    int seats = Math.max(3, entry.seating().fewest());
    List<Referee<?, ?, ?>> positions =
        positions(entry.open(Map.of(), ShippedLexicon.load()), seats);
    ToIntFunction<Referee<?, ?, ?>> scene =
        referee -> referee.scene(Seat.of(0)).headline().length();
    ToIntFunction<Referee<?, ?, ?>> frame =
        referee ->
            Json.text(out -> SceneFrame.scene(referee, 1, 0, Seat.of(0), List.of(), out)).length();
    int characters = 0;
    for (Referee<?, ?, ?> referee : positions) characters += frame.applyAsInt(referee);
    System.out.printf(
        Locale.ROOT,
        "| %s | %.1f | %.1f | %.1f |%n",
        entry.id(),
        characters / 1e3 / positions.size(),
        micros(positions, scene),
        micros(positions, frame));
  }

  /// Consecutive positions, of as many games as it takes.
  private static <S, M, V> List<Referee<?, ?, ?>> positions(Game<S, M, V> game, int seats) {
    List<Referee<?, ?, ?>> positions = new ArrayList<>();
    for (long seed = 0; positions.size() < POSITIONS; seed++) {
      Referee<S, M, V> referee = new Referee<>(game, seats, seed);
      for (Simulator.Step<M> step : Simulator.playRandomly(game, seats, seed, MOST_STEPS).steps()) {
        positions.add(referee.copy());
        if (step.move().isPresent())
          referee.playMove(step.by(), step.move().get(), step.atMillis());
        else referee.timeUp(step.atMillis());
      }
    }
    return positions.subList(0, POSITIONS);
  }

  private static double micros(
      List<Referee<?, ?, ?>> positions, ToIntFunction<Referee<?, ?, ?>> work) {
    run(positions, work, WARM_UP_NANOS);
    double[] figures = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) figures[i] = run(positions, work, ROUND_NANOS);
    Arrays.sort(figures);
    return figures[ROUNDS / 2];
  }

  private static double run(
      List<Referee<?, ?, ?>> positions, ToIntFunction<Referee<?, ?, ?>> work, long nanos) {
    long start = THREADS.getCurrentThreadCpuTime();
    long spent = 0;
    long done = 0;
    while (spent < nanos) {
      for (Referee<?, ?, ?> referee : positions) if (work.applyAsInt(referee) >= 0) done++;
      spent = THREADS.getCurrentThreadCpuTime() - start;
    }
    return spent / 1e3 / done;
  }
}
