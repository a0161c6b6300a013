package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.testkit.Seeds;

/// Evenings under a hostile network, by deterministic simulation: the real actors of an evening, of
/// its tables and of all connections, with a hostess who insists on her steps, guests who play,
/// leave and return, and actors that crash, in virtual time.
///
/// A failure names its seed and is the same every time. More seeds: `-Dtest=EveningSimulationTest
/// -Dparlour.seeds=1000`, one: `-Dparlour.seed=17`.
@ResourceLock(VirtualTime.LOCK)
@Tag("chance")
class EveningSimulationTest {
  @Test
  void every_evening_ends_and_no_acknowledged_step_is_lost(@TempDir Path folder)
      throws SQLException {
    long[] seeds = Seeds.from(1, 5).toArray();
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      long steps = 0;
      long tables = 0;
      long plays = 0;
      for (long seed : seeds) {
        SimulatedEvening evening = new SimulatedEvening(house, seed);
        evening.hold();
        tables += evening.check();
        steps += evening.acknowledged();
        plays += evening.plays();
        evening.end();
      }
      System.out.printf(
          "%d evenings simulated: %d steps and %d plays at %d tables acknowledged%n",
          seeds.length, steps, plays, tables);
      assertThat(steps).isPositive();
      assertThat(plays).isPositive();
    }
  }
}
