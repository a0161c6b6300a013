package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.engine.wire.Json;
import parlour.games.progressive.Step;
import parlour.server.evening.EveningCommand;
import parlour.server.evening.EveningEvent;
import parlour.server.evening.EveningReplay;
import parlour.server.table.TableServices;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.Reply;

/// When an evening leaves the memory, and how it goes on when it is read back, in virtual time.
@ResourceLock(VirtualTime.LOCK)
class EveningInMemoryTest {
  private static final long HOUR = TimeUnit.HOURS.toNanos(1);
  private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);
  private static final Function<ActorRef<Reply>, EveningCommand> SHOW =
      to -> new EveningCommand.Show(EveningCommand.Page.EVENING, "hostess", to);

  private static final Function<ActorRef<Reply>, EveningCommand> ARRIVE =
      to ->
          new EveningCommand.Arrive(
              "Rosalie", "any", "invite", false, "no token", Optional.empty(), to);

  @Test
  void an_evening_in_play_that_nobody_comes_back_to_leaves_the_memory_after_six_hours(
      @TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      long openedNanos = openAndPause(house, "deserted");
      VirtualTime.run(openedNanos + 6 * HOUR - MINUTE);
      assertThat(notedNanos("deserted")).as("it waits").isGreaterThan(6 * HOUR - 3 * MINUTE);
      VirtualTime.run(openedNanos + 10 * HOUR);
      assertThat(notedNanos("deserted"))
          .as("it has left the memory")
          .isBetween(6 * HOUR, 6 * HOUR + 5 * MINUTE);
      Json seen = Json.parse(SimulatedEvening.granted(house, "deserted", SHOW).body());
      assertThat(seen.at("phase").asText()).isEqualTo("playing");
      assertThat(TimeUnit.MILLISECONDS.toNanos(seen.at("now").asLong()))
          .as("its clock stood still meanwhile")
          .isBetween(notedNanos("deserted"), notedNanos("deserted") + MINUTE);
      VirtualTime.run(VirtualTime.nowNanos() + 2 * MINUTE);
      SimulatedEvening.takes(house, "deserted", new Step.Resume());
      SimulatedEvening.takes(house, "deserted", new Step.Stop());
      assertThat(SimulatedEvening.replay("deserted").evening().round())
          .as("it goes on")
          .isEqualTo(2);
      house.clear();
    }
  }

  @Test
  void an_evening_in_play_stays_as_long_as_a_screen_shows_it(@TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      long openedNanos = openAndPause(house, "watched");
      SimulatedDevice.Network calm = new SimulatedDevice.Network(0, 0, 0, 0, 0, 0);
      SimulatedVisitor screen = new SimulatedVisitor(house, "watched", "screen", calm, 1);
      VirtualTime.run(openedNanos + 10 * HOUR);
      assertThat(notedNanos("watched")).isGreaterThan(10 * HOUR - 3 * MINUTE);
      screen.retire();
      house.clear();
    }
  }

  @Test
  void a_bot_gets_the_chair_of_a_guest_whose_leaving_was_the_last_thing_stored_before_a_kill(
      @TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      openAndPause(house, "killed");
      var _ = house.askEvening("killed", to -> SimulatedEvening.act(new Step.Leave(0), to));
      VirtualTime.run(VirtualTime.nowNanos());
      house.crashEvening("killed");
      VirtualTime.run(VirtualTime.nowNanos() + MINUTE / 60);
      EveningReplay stored = SimulatedEvening.replay("killed");
      assertThat(stored.entries().getLast().step()).isEqualTo(new Step.Leave(0));
      int bot = stored.evening().guests().getLast().id();
      String table = stored.tableSets().getLast().tables().get(stored.evening().table(bot) - 1);
      assertThat(wasVacated(table)).as("the evening could not tell the table").isFalse();
      SimulatedEvening.granted(house, "killed", SHOW);
      assertThat(wasVacated(table)).isTrue();
      house.clear();
    }
  }

  private static boolean wasVacated(String table) {
    return SimulatedJournal.events(TableServices.persistenceId(table), TableEvent.class).stream()
        .anyMatch(TableEvent.Vacated.class::isInstance);
  }

  /// Opens an evening whose first game stands still, since nobody ends the pause; when that was.
  private static long openAndPause(SimulatedHouse house, String id) {
    SimulatedJournal.begin(1, 20);
    house.begin(1);
    long nowNanos = VirtualTime.nowNanos();
    SimulatedEvening.open(house, id, 1);
    SimulatedEvening.granted(house, id, ARRIVE);
    SimulatedEvening.takes(house, id, new Step.Begin());
    SimulatedEvening.takes(house, id, new Step.Pause());
    return nowNanos;
  }

  /// The evening's own time when it was last noted.
  private static long notedNanos(String evening) {
    return SimulatedEvening.events(evening).stream()
        .filter(EveningEvent.ClockNoted.class::isInstance)
        .mapToLong(event -> ((EveningEvent.ClockNoted) event).atMillis())
        .map(TimeUnit.MILLISECONDS::toNanos)
        .max()
        .orElse(0);
  }
}
