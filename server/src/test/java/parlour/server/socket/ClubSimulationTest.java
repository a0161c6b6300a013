package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.testkit.Seeds;

/// Clubs under a hostile network, by deterministic simulation: the real actors of a club and its
/// tables, members who insist on what they ask for, and actors that crash, through a fortnight of
/// virtual time.
///
/// A failure names its seed and is the same every time. More seeds: `-Dtest=ClubSimulationTest
/// -Dparlour.seeds=1000`, one: `-Dparlour.seed=17`.
@ResourceLock(VirtualTime.LOCK)
@Order(3)
@Tag("chance")
class ClubSimulationTest {
  @Test
  void nothing_is_lost_or_doubled_and_nobody_keeps_a_chair_that_is_not_theirs(@TempDir Path folder)
      throws SQLException {
    long[] seeds = Seeds.from(1, 4).toArray();
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      long granted = 0;
      long tables = 0;
      long crashes = 0;
      long played = 0;
      long stoodIn = 0;
      for (long seed : seeds) {
        SimulatedClub club = new SimulatedClub(house, seed);
        club.live();
        try {
          club.check();
        } catch (AssertionError wrong) {
          throw new AssertionError("seed " + seed, wrong);
        }
        granted += club.granted();
        tables += club.tables();
        crashes += club.crashes();
        played += club.played();
        stoodIn += club.stoodIn();
        club.end();
      }
      System.out.printf(
          "%d fortnights simulated: %d acts granted, %d tables, %d turns taken and %d by stand-ins,"
              + " %d crashes%n",
          seeds.length, granted, tables, played, stoodIn, crashes);
      assertThat(granted).isPositive();
      assertThat(tables).isPositive();
      assertThat(played).isPositive();
      assertThat(stoodIn).isPositive();
      assertThat(crashes).isPositive();
    }
  }
}
