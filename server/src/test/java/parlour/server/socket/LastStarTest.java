package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bots.Bots;
import parlour.engine.Bot;
import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.games.progressive.Evening;
import parlour.games.progressive.EveningLogCodec;
import parlour.games.progressive.Plan;
import parlour.games.progressive.Step;
import parlour.server.ChairHistory;
import parlour.server.HistoryChecker;
import parlour.server.PlayerCore;
import parlour.server.evening.EveningCommand;
import parlour.server.evening.EveningEvent;
import parlour.server.evening.EveningReplay;
import parlour.server.table.TableServices;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.wire.Secrets;

/// Evenings of real words from the first bell to the last star, in virtual time: guests at their
/// devices, who speak the protocol and play as well as bots do, beside bots of the house.
@ResourceLock(VirtualTime.LOCK)
class LastStarTest {
  private static final int GUESTS = 6;
  private static final long HOUR = TimeUnit.HOURS.toNanos(1);
  private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);
  private static final SimulatedDevice.Network CALM =
      new SimulatedDevice.Network(0, 0, 0, 0, 0, TimeUnit.MILLISECONDS.toNanos(50));

  @ParameterizedTest
  @ValueSource(strings = {"spelling-match", "travelling"})
  void an_evening_is_played_to_its_last_star(String game, @TempDir Path folder)
      throws SQLException {
    hold(game, folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"anagrams", "logomachy", "word-building"})
  @Tag("long")
  void so_is_an_evening_of_every_other_game(String game, @TempDir Path folder) throws SQLException {
    hold(game, folder);
  }

  /// Expected: two tables of four play two games; each guest is let play, both sides score by words
  /// they make, the tables' journals tell what the guests sent and saw, and half of all stars are
  /// gold.
  private static void hold(String game, Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      SimulatedJournal.begin(1, 20);
      house.begin(1);
      Map<String, String> twoGames = Map.of("end", "games-2", "club", "8", "bots", "3");
      SimulatedEvening.open(house, game, 2, Plan.of(game, Map.of(), twoGames));
      List<SimulatedVisitor> guests = new ArrayList<>();
      for (int i = 0; i < GUESTS; i++) guests.add(arrive(house, game, i));
      SimulatedEvening.takes(house, game, new Step.Begin());
      long untilNanos = VirtualTime.nowNanos() + 6 * HOUR;
      Evening evening = SimulatedEvening.replay(game).evening();
      while (evening.phase() != Evening.Phase.OVER && VirtualTime.nowNanos() < untilNanos) {
        VirtualTime.run(VirtualTime.nowNanos() + MINUTE);
        evening = SimulatedEvening.replay(game).evening();
        if (evening.phase() == Evening.Phase.SEATED)
          SimulatedEvening.takes(house, game, new Step.Begin());
      }
      assertThat(evening.phase()).isEqualTo(Evening.Phase.OVER);
      assertThat(evening.guests().stream().mapToInt(guest -> guest.stars().gold()).sum())
          .isEqualTo(evening.guests().stream().mapToInt(guest -> guest.stars().red()).sum())
          .isEqualTo(8);
      check(SimulatedEvening.replay(game), guests, house);
      guests.forEach(SimulatedVisitor::retire);
      house.clear();
    }
  }

  private static void check(
      EveningReplay stored, List<SimulatedVisitor> guests, SimulatedHouse house) {
    assertThat(stored.fault()).isEmpty();
    assertThat(stored.entries())
        .extracting(EveningLogCodec.Entry::step)
        .filteredOn(Step.Finish.class::isInstance)
        .extracting(done -> ((Step.Finish) done).score())
        .hasSize(4)
        .anyMatch(score -> score.first() > 0 && score.second() > 0);
    for (SimulatedVisitor guest : guests) {
      assertThat(guest.isShown("over")).isTrue();
      assertThat(guest.players()).hasSize(2);
      for (SimulatedPlayer player : guest.players()) {
        assertThat(player.core().complaint()).isEmpty();
        assertThat(player.core().stood()).as("plays of a guest").isNotEmpty();
      }
    }
    for (EveningEvent.TablesLaid laid : stored.tableSets())
      for (String table : laid.tables()) {
        List<ChairHistory> chairs =
            guests.stream().flatMap(guest -> guest.chair(table).stream()).toList();
        assertThat(HistoryChecker.faults(journal(table), chairs, house.games())).isEmpty();
      }
  }

  private static List<TableEvent> journal(String table) {
    return SimulatedJournal.events(TableServices.persistenceId(table), TableEvent.class);
  }

  private static SimulatedVisitor arrive(SimulatedHouse house, String evening, int number) {
    String token = "guest " + number;
    SimulatedEvening.granted(
        house,
        evening,
        to ->
            new EveningCommand.Arrive(
                "Guest " + number,
                "any",
                "invite",
                false,
                Secrets.hash(token),
                Optional.empty(),
                to));
    return new SimulatedVisitor(
        house,
        evening,
        token,
        CALM,
        number,
        (table, seat) -> new Player(house, table, Seat.of(seat)));
  }

  /// Somebody who plays as well as a bot does: who sees what the chair sees, and no more.
  private static final class Player implements PlayerCore.Wit {
    private final SimulatedHouse house;
    private final String table;
    private final Seat seat;
    private final Dice dice;

    Player(SimulatedHouse house, String table, Seat seat) {
      this.house = house;
      this.table = table;
      this.seat = seat;
      this.dice = new Dice(table.hashCode() + seat.index());
    }

    @Override
    public Optional<String> answer(Json scene) {
      List<TableEvent> events = journal(table);
      Table state = Table.created((TableEvent.Gathered) events.getFirst());
      for (TableEvent event : events.subList(1, events.size()))
        state = state.after(event, house.games());
      return state.match().flatMap(match -> reply(match.referee()));
    }

    private <S, M, V> Optional<String> reply(Referee<S, M, V> referee) {
      Bot<M, V> bot = Bots.seat(referee.game(), Bots.USUAL);
      return bot.reply(referee.view(seat), referee.prompt(), dice)
          .map(reply -> SceneCodec.write(referee.game().write(reply.move())).write());
    }
  }
}
