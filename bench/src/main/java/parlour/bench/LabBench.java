package parlour.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Map;
import java.util.Random;
import parlour.dictionary.ShippedLexicon;
import parlour.engine.Game;
import parlour.games.Catalog;
import parlour.lab.ActionTable;
import parlour.lab.Lab;

/// How many steps a second of one core the lab makes in process, all chairs played at random, where
/// the program is told only the ids of what is legal, and where it is told the answers, too; the
/// other ways in are measured by `bench/lab_speed.py`.
public final class LabBench {
  private static final long WARM_UP_STEPS = 300_000;
  private static final double SECONDS = 5;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private LabBench() {}

  public static void main(String[] arguments) {
    for (String game : arguments.length == 0 ? new String[] {"skat", "logomachy"} : arguments) {
      Game<?, ?, ?> opened = Catalog.find(game).orElseThrow().open(Map.of(), ShippedLexicon.load());
      double ids = stepsPerSecond(new Walk(opened, false));
      double answers = stepsPerSecond(new Walk(opened, true));
      System.out.printf(
          "%s, in process: %,.0f steps a core second by ids, %,.0f with the answers%n",
          game, ids, answers);
    }
  }

  private static double stepsPerSecond(Walk walk) {
    while (walk.steps < WARM_UP_STEPS) walk.step();
    long before = walk.steps;
    long begun = THREADS.getCurrentThreadCpuTime();
    while (THREADS.getCurrentThreadCpuTime() - begun < SECONDS * 1e9)
      for (int i = 0; i < 100; i++) walk.step();
    double seconds = (THREADS.getCurrentThreadCpuTime() - begun) / 1e9;
    return (walk.steps - before) / seconds;
  }

  /// One game after the other in one lab.
  private static final class Walk {
    private final Lab<?, ?, ?> lab;
    private final boolean withAnswers;
    private final Random random = new Random(7);
    private long seed = 1;
    private long steps;

    private Walk(Game<?, ?, ?> game, boolean withAnswers) {
      this.withAnswers = withAnswers;
      lab = Lab.of(game, List.of(0, 0), new Lab.Seeds(seed, seed));
    }

    private void step() {
      if (lab.result().isPresent()) {
        seed++;
        lab.reset(new Lab.Seeds(seed, seed));
      }
      int seat = lab.firstInTurn();
      int[] legal =
          withAnswers
              ? lab.legal(seat).stream().mapToInt(ActionTable.Action::id).toArray()
              : lab.actions(seat);
      if (legal.length == 0) lab.waitForOthers(seat);
      else lab.act(seat, legal[random.nextInt(legal.length)], 0);
      steps++;
    }
  }
}
