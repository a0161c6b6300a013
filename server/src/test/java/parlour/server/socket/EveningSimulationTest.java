package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Evenings under a hostile network, by deterministic simulation: the real actors of an evening, of
/// its tables and of all connections, with a hostess who insists on her steps, guests who play,
/// leave and return, and actors that crash, in virtual time.
///
/// A failure names its seed and is the same every time. More seeds: `-Dtest=EveningSimulationTest
/// -Dparlour.seeds=1000`, one: `-Dparlour.seed=17`.
@ResourceLock(VirtualTime.LOCK)
class EveningSimulationTest {
  private static final int SEEDS = Integer.getInteger("parlour.seeds", 5);

  @Test
  void every_evening_ends_and_no_acknowledged_step_is_lost(@TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      Optional<Long> only = Optional.ofNullable(Long.getLong("parlour.seed"));
      long steps = 0;
      long tables = 0;
      long plays = 0;
      long from = System.nanoTime();
      for (long seed = only.orElse(1L); seed <= only.orElse((long) SEEDS); seed++) {
        SimulatedEvening evening = new SimulatedEvening(house, seed);
        evening.hold();
        tables += evening.check();
        steps += evening.acknowledged();
        plays += evening.plays();
        evening.end();
      }
      System.out.printf(
          "%d evenings simulated in %d ms: %d steps and %d plays at %d tables acknowledged%n",
          only.isPresent() ? 1 : SEEDS,
          (System.nanoTime() - from) / 1_000_000,
          steps,
          plays,
          tables);
      assertThat(steps).isPositive();
      assertThat(plays).isPositive();
    }
  }
}
