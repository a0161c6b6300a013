package parlour.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToIntBiFunction;
import parlour.bots.Simulator;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneFrame;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;

/// The cost of showing one seat the game: building the scene, writing the whole frame as JSON, and
/// writing the frame that says only what has changed since a scene drawn before. The server does
/// the last of these after every move for every seat and onlooker.
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
    System.out.println("| game | kB per frame | µs per scene | µs per frame | µs per change |");
    System.out.println("|---|---|---|---|---|");
    for (CatalogEntry entry : Catalog.entries())
      if (arguments.length == 0 || List.of(arguments).contains(entry.id())) measure(entry);
  }

  private static void measure(CatalogEntry entry) {
    int seats = Math.max(3, entry.seating().fewest());
    List<Referee<?, ?, ?>> positions =
        positions(entry.open(Map.of(), ShippedLexicon.load()), seats);
    Seat eye = Seat.of(0);
    ToIntBiFunction<Referee<?, ?, ?>, Referee<?, ?, ?>> scene =
        (_, now) -> now.copy().scene(eye).headline().length();
    ToIntBiFunction<Referee<?, ?, ?>, Referee<?, ?, ?>> frame =
        (_, now) ->
            Json.text(out -> SceneFrame.scene(now.copy(), 1, 0, eye, List.of(), out)).length();
    ToIntBiFunction<Referee<?, ?, ?>, Referee<?, ?, ?>> change =
        (before, now) -> {
          Json changed = SceneFrame.change(before, now.copy(), eye);
          return Json.text(out -> SceneFrame.change(now, 1, 0, changed, List.of(), out)).length();
        };
    int characters = 0;
    for (Referee<?, ?, ?> now : positions) characters += frame.applyAsInt(now, now);
    System.out.printf(
        Locale.ROOT,
        "| %s | %.1f | %.1f | %.1f | %.1f |%n",
        entry.id(),
        characters / 1e3 / positions.size(),
        micros(positions, scene),
        micros(positions, frame),
        micros(positions, change));
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
      List<Referee<?, ?, ?>> positions, ToIntBiFunction<Referee<?, ?, ?>, Referee<?, ?, ?>> work) {
    run(positions, work, WARM_UP_NANOS);
    double[] figures = new double[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) figures[i] = run(positions, work, ROUND_NANOS);
    Arrays.sort(figures);
    return figures[ROUNDS / 2];
  }

  private static double run(
      List<Referee<?, ?, ?>> positions,
      ToIntBiFunction<Referee<?, ?, ?>, Referee<?, ?, ?>> work,
      long nanos) {
    long start = THREADS.getCurrentThreadCpuTime();
    long spent = 0;
    long done = 0;
    while (spent < nanos) {
      for (int i = 1; i < positions.size(); i++)
        if (work.applyAsInt(positions.get(i - 1), positions.get(i)) >= 0) done++;
      spent = THREADS.getCurrentThreadCpuTime() - start;
    }
    return spent / 1e3 / done;
  }
}
