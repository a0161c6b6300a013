package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.wire.Json;
import parlour.games.progressive.Evening;
import parlour.games.progressive.EveningGame;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Plan;
import parlour.games.progressive.Step;
import parlour.server.HistoryChecker;
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
      Json seen = Json.parse(granted(house, "deserted", SHOW).body());
      assertThat(seen.at("phase").asText()).isEqualTo("playing");
      assertThat(TimeUnit.MILLISECONDS.toNanos(seen.at("now").asLong()))
          .as("its clock stood still meanwhile")
          .isBetween(notedNanos("deserted"), notedNanos("deserted") + MINUTE);
      VirtualTime.run(VirtualTime.nowNanos() + 2 * MINUTE);
      granted(house, "deserted", step(new Step.Resume()));
      granted(house, "deserted", step(new Step.Stop()));
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
      var _ = house.askEvening("killed", step(new Step.Leave(0)));
      VirtualTime.run(VirtualTime.nowNanos());
      house.crashEvening("killed");
      VirtualTime.run(VirtualTime.nowNanos() + MINUTE / 60);
      EveningReplay stored = SimulatedEvening.replay("killed");
      assertThat(stored.entries().getLast().step()).isEqualTo(new Step.Leave(0));
      int bot = stored.evening().guests().getLast().id();
      String table = stored.tableSets().getLast().tables().get(stored.evening().table(bot) - 1);
      assertThat(wasVacated(table)).as("the evening could not tell the table").isFalse();
      granted(house, "killed", SHOW);
      assertThat(wasVacated(table)).isTrue();
      house.clear();
    }
  }

  private static Stream<String> games() {
    return EveningGame.all().stream().map(EveningGame::game);
  }

  /// Expected: two tables of four play two games, the one guest having given the chair to a bot;
  /// they score by words they make, the tables' logs hold, and half of all stars are gold.
  @ParameterizedTest
  @MethodSource("games")
  void an_evening_of_bots_is_played_to_its_last_star(String game, @TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      SimulatedJournal.begin(1, 20);
      house.begin(1);
      Map<String, String> twoGames = Map.of("end", "games-2", "club", "8", "bots", "3");
      SimulatedEvening.open(house, game, 1, Plan.of(game, Map.of(), twoGames));
      granted(house, game, ARRIVE);
      granted(house, game, step(new Step.Begin()));
      granted(house, game, step(new Step.Leave(0)));
      long untilNanos = VirtualTime.nowNanos() + 6 * HOUR;
      Evening evening = SimulatedEvening.replay(game).evening();
      while (evening.phase() != Evening.Phase.OVER && VirtualTime.nowNanos() < untilNanos) {
        VirtualTime.run(VirtualTime.nowNanos() + MINUTE);
        evening = SimulatedEvening.replay(game).evening();
        if (evening.phase() == Evening.Phase.SEATED) granted(house, game, step(new Step.Begin()));
      }
      assertThat(evening.phase()).isEqualTo(Evening.Phase.OVER);
      assertThat(evening.guests().stream().mapToInt(guest -> guest.stars().gold()).sum())
          .isEqualTo(evening.guests().stream().mapToInt(guest -> guest.stars().red()).sum())
          .isEqualTo(8);
      EveningReplay stored = SimulatedEvening.replay(game);
      assertThat(stored.fault()).isEmpty();
      assertThat(stored.entries())
          .extracting(EveningLogCodec.Entry::step)
          .filteredOn(Step.Finish.class::isInstance)
          .extracting(done -> ((Step.Finish) done).score())
          .hasSize(4)
          .anyMatch(score -> score.first() > 0 && score.second() > 0);
      for (EveningEvent.TablesLaid laid : stored.tableSets())
        for (String table : laid.tables())
          assertThat(
                  HistoryChecker.faults(
                      SimulatedJournal.events(TableServices.persistenceId(table), TableEvent.class),
                      List.of(),
                      house.games()))
              .isEmpty();
      house.clear();
    }
  }

  private static boolean wasVacated(String table) {
    return SimulatedJournal.events(TableServices.persistenceId(table), TableEvent.class).stream()
        .anyMatch(TableEvent.Vacated.class::isInstance);
  }

  private static Function<ActorRef<Reply>, EveningCommand> step(Step step) {
    return to -> new EveningCommand.Act(step.write(), "hostess", Optional.empty(), to);
  }

  /// Opens an evening whose first game stands still, since nobody ends the pause; when that was.
  private static long openAndPause(SimulatedHouse house, String id) {
    SimulatedJournal.begin(1, 20);
    house.begin(1);
    long nowNanos = VirtualTime.nowNanos();
    SimulatedEvening.open(house, id, 1);
    granted(house, id, ARRIVE);
    granted(house, id, step(new Step.Begin()));
    granted(house, id, step(new Step.Pause()));
    return nowNanos;
  }

  private static Reply granted(
      SimulatedHouse house, String id, Function<ActorRef<Reply>, EveningCommand> command) {
    CompletableFuture<Reply> asked = house.askEvening(id, command);
    VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.SECONDS.toNanos(5));
    assertThat(asked.join().isSuccess()).as(asked.join().body()).isTrue();
    return asked.join();
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
