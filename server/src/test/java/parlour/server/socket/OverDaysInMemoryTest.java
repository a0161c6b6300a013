package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.engine.Seat;
import parlour.engine.Settings;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// Tables over days in virtual time: when a turn ends, who plays it, and that nothing of a game is
/// only in memory.
@ResourceLock(VirtualTime.LOCK)
@Order(1)
class OverDaysInMemoryTest {
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final long HOUR = TimeUnit.HOURS.toNanos(1);
  private static final long DAY = 24 * HOUR;
  private static final String STOOD_IN = "The time is out. A stand-in plays this turn for ";

  /// A table in virtual time, with as many people as there are names; bots have the other chairs.
  private static final class DaysTable {
    private final SimulatedHouse house;
    private final String id;
    private final long dealtNanos;

    DaysTable(SimulatedHouse house, String id, String game, int seats, String... people) {
      this.house = house;
      this.id = id;
      VirtualTime.run((VirtualTime.nowNanos() / DAY + 1) * DAY);
      SimulatedJournal.begin(1, 20);
      house.begin(1);
      house.sweep();
      CatalogEntry entry = Catalog.find(game).orElseThrow();
      List<TableEvent> events = new ArrayList<>();
      events.add(
          new TableEvent.Gathered(
              game,
              Settings.of(entry.settings(), entry.overDays().orElseThrow()),
              seats,
              false,
              false,
              new TableEvent.TokenHashes("in", "out")));
      events.add(new TableEvent.PlayedOverDays(1));
      for (int i = 0; i < seats; i++)
        events.add(
            i < people.length
                ? new TableEvent.Sat(Seat.of(i), people[i], Secrets.hash(people[i]))
                : new TableEvent.BotSat(Seat.of(i), "Bot " + i, 1, i));
      List<String> written =
          events.stream().map(event -> TableEventCodec.write(event).write()).toList();
      ask(to -> new TableCommand.Gather(written, Optional.empty(), to));
      ask(to -> new TableCommand.Start(people[0], Optional.empty(), to));
      dealtNanos = VirtualTime.nowNanos();
    }

    Reply ask(Function<ActorRef<Reply>, TableCommand> command) {
      CompletableFuture<Reply> answer = house.ask(id, command);
      VirtualTime.run(VirtualTime.nowNanos() + SECOND);
      return answer.join();
    }

    List<TableEvent> events() {
      return SimulatedJournal.events(TableServices.persistenceId(id), TableEvent.class);
    }

    Table state() {
      Table table = Table.created((TableEvent.Gathered) events().getFirst().bare());
      for (TableEvent event : events().subList(1, events().size()))
        table = table.after(event, house.games());
      return table;
    }

    /// What the table has announced.
    List<String> said() {
      return state().chat().latest().stream().map(line -> line.said().text()).toList();
    }

    /// How many turns stand-ins have begun.
    long stoodIn() {
      return events().stream().filter(TableEvent.BotStoodIn.class::isInstance).count();
    }

    /// Every entry of the game, without its time.
    List<String> played() {
      return state().match().orElseThrow().entries().stream()
          .map(entry -> entry.by() + " " + entry.answer())
          .toList();
    }

    /// When the time of the turn ends, after the deal.
    long untilNanos() {
      return TimeUnit.MILLISECONDS.toNanos(state().turnTime().untilMillis()) - dealtNanos;
    }

    void runUntil(long afterDealNanos) {
      VirtualTime.run(dealtNanos + afterDealNanos);
    }

    void playOut() {
      for (int i = 0; i < 100 && !state().match().orElseThrow().isOver(); i++)
        VirtualTime.run(VirtualTime.nowNanos() + DAY);
      assertThat(state().match().orElseThrow().isOver()).isTrue();
    }
  }

  @Test
  void a_stand_in_plays_one_turn_when_the_time_is_out_and_after_three_plays_on(@TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      DaysTable table = new DaysTable(house, "logo", "logomachy", 2, "Ruth");
      // A bot may have had the first turn; then it is Ruth's.
      table.runUntil(HOUR);
      assertThat(table.state().awaited().has(Seat.of(0))).isTrue();
      assertThat(table.untilNanos()).isBetween(DAY - HOUR, DAY + HOUR);
      table.runUntil(DAY - HOUR);
      assertThat(table.state().turnTime().isReminded()).isTrue();
      assertThat(table.stoodIn()).isZero();
      table.runUntil(DAY + HOUR);
      assertThat(table.stoodIn()).isEqualTo(1);
      assertThat(table.said()).containsExactly(STOOD_IN + "Ruth.");
      assertThat(table.state().awaited().has(Seat.of(0))).as("it is her turn again").isTrue();
      assertThat(table.untilNanos()).isGreaterThan(2 * DAY - HOUR);
      table.playOut();
      assertThat(table.said())
          .containsExactly(
              STOOD_IN + "Ruth.",
              STOOD_IN + "Ruth.",
              "The time is out. A stand-in plays on for Ruth until they are back.");
      assertThat(SimulatedJournal.RINGING.of(TableServices.persistenceId("logo")).join()).isZero();
    }
  }

  @Test
  void time_is_given_by_anybody_at_the_table_and_by_nobody_else(@TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      DaysTable table = new DaysTable(house, "given", "logomachy", 2, "Ruth", "Ben");
      table.runUntil(HOUR);
      long before = table.untilNanos();
      assertThat(table.ask(to -> new TableCommand.GiveTime("stranger", Optional.empty(), to)))
          .extracting(Reply::status)
          .isEqualTo(403);
      assertThat(table.untilNanos()).isEqualTo(before);
      for (String giver : List.of("Ruth", "Ben"))
        assertThat(table.ask(to -> new TableCommand.GiveTime(giver, Optional.empty(), to)))
            .extracting(Reply::status)
            .isEqualTo(200);
      assertThat(table.untilNanos()).isEqualTo(before + 2 * DAY);
      assertThat(table.said())
          .containsExactlyElementsOf(
              table.state().awaited().has(Seat.of(0))
                  ? List.of("Ruth took a day more.", "Ben gave Ruth a day more.")
                  : List.of("Ruth gave Ben a day more.", "Ben took a day more."));
      table.runUntil(before + 2 * DAY - HOUR);
      assertThat(table.stoodIn()).isZero();
      table.runUntil(before + 2 * DAY + HOUR);
      assertThat(table.stoodIn()).isEqualTo(1);
    }
  }

  @Test
  void the_time_in_which_no_server_was_there_is_given_back(@TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      DaysTable table = new DaysTable(house, "down", "logomachy", 2, "Ruth", "Ben");
      table.runUntil(HOUR);
      house.stopSweep();
      house.crash("down");
      table.runUntil(10 * DAY);
      house.sweep();
      // Somebody opens it, and is shown until when there is time.
      table.ask(to -> new TableCommand.Show(TableCommand.Page.TABLE, "Ruth", to));
      assertThat(table.untilNanos()).isBetween(11 * DAY - 2 * HOUR, 11 * DAY);
      table.runUntil(11 * DAY - 2 * HOUR);
      assertThat(table.stoodIn()).isZero();
      table.runUntil(11 * DAY + HOUR);
      assertThat(table.stoodIn()).isEqualTo(1);
    }
  }

  @Test
  void a_table_woken_twice_or_too_soon_does_nothing(@TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      DaysTable table = new DaysTable(house, "twice", "logomachy", 2, "Ruth", "Ben");
      table.runUntil(HOUR);
      int stored = table.events().size();
      for (int i = 0; i < 3; i++) house.wake("twice", table.state().turnTime().wakeMillis());
      VirtualTime.run(VirtualTime.nowNanos() + SECOND);
      assertThat(table.events()).hasSize(stored);
      table.runUntil(DAY + HOUR);
      stored = table.events().size();
      for (int i = 0; i < 3; i++) house.wake("twice", 1);
      VirtualTime.run(VirtualTime.nowNanos() + SECOND);
      assertThat(table.events()).hasSize(stored);
      assertThat(table.stoodIn()).isEqualTo(1);
    }
  }

  @Test
  void bots_go_on_within_minutes_of_a_kill_though_nobody_opens_the_table(@TempDir Path folder)
      throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      DaysTable table = new DaysTable(house, "killed", "logomachy", 3, "Ruth");
      while (!table.state().awaited().isEmpty()) VirtualTime.run(VirtualTime.nowNanos() + HOUR);
      int played = table.played().size();
      house.crash("killed");
      VirtualTime.run(VirtualTime.nowNanos() + TimeUnit.MINUTES.toNanos(4));
      assertThat(table.played()).hasSizeGreaterThan(played);
    }
  }

  static Stream<CatalogEntry> overDays() {
    return Catalog.entries().stream().filter(entry -> entry.overDays().isPresent());
  }

  /// The members never come: stand-ins play the whole game.
  @ParameterizedTest
  @MethodSource("overDays")
  void a_game_is_the_same_when_it_leaves_the_memory_after_every_entry(
      CatalogEntry entry, @TempDir Path folder) throws SQLException {
    int seats = entry.seating().fewest();
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      DaysTable kept = new DaysTable(house, "kept", entry.id(), seats, "Ruth", "Ben");
      kept.playOut();
      List<String> played = kept.played();
      house.clear();
      DaysTable unloaded = new DaysTable(house, "unloaded", entry.id(), seats, "Ruth", "Ben");
      int[] times = {0};
      SimulatedJournal.listen(
          event -> {
            if (!(event.payload() instanceof TableEvent.Played)) return;
            times[0]++;
            house.unload("unloaded");
          });
      unloaded.playOut();
      SimulatedJournal.listen(_ -> {});
      assertThat(unloaded.played()).isEqualTo(played);
      assertThat(times[0]).isGreaterThanOrEqualTo(played.size() - 1);
    }
  }
}
