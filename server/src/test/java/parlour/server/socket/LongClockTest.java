package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.apache.pekko.actor.typed.ActorRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Settings;
import parlour.engine.wire.Json;
import parlour.games.Catalog;
import parlour.games.material.CatalogEntry;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.table.state.ClubMember;
import parlour.server.table.state.Table;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.Reply;
import parlour.server.wire.Secrets;

/// Ruth and Ben play a game of Skat with a minute for each turn, or with a day; Ben has asked his
/// club for a longer clock, or both share a device, and Clara has one of her own. None of them
/// plays.
@ResourceLock(VirtualTime.LOCK)
class LongClockTest {
  private static final String TABLE = "long";
  private static final Seat RUTH = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLARA = Seat.of(2);
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final long DAY = TimeUnit.DAYS.toNanos(1);

  /// A turn that went by.
  ///
  /// @param tookSeconds by the clock on the wall
  /// @param playedSeconds by the clock of the game
  private record Turn(Seats whose, long tookSeconds, long playedSeconds) {}

  private static void deal(SimulatedHouse house, int days) {
    deal(house, days, List.of(sat(RUTH, "Ruth", false), sat(BEN, "Ben", true)));
  }

  private static void deal(SimulatedHouse house, int days, List<TableEvent> company) {
    SimulatedJournal.begin(1, 20);
    house.begin(1);
    CatalogEntry entry = Catalog.find("skat").orElseThrow();
    List<TableEvent> events = new ArrayList<>();
    Map<String, String> chosen = days > 0 ? entry.overDays().orElseThrow() : Map.of();
    events.add(
        new TableEvent.Gathered(
            "skat",
            Settings.of(entry.settings(), chosen),
            company.size(),
            false,
            false,
            new TableEvent.TokenHashes("in", "out")));
    if (days > 0) events.add(new TableEvent.PlayedOverDays(days));
    events.addAll(company);
    List<String> written =
        events.stream().map(event -> TableEventCodec.write(event).write()).toList();
    ask(house, to -> new TableCommand.Gather(written, Optional.empty(), to));
    ask(house, to -> new TableCommand.Start("Ruth", Optional.empty(), to));
  }

  private static TableEvent sat(Seat seat, String name, boolean longClock) {
    List<String> devices = List.of(Secrets.hash(name));
    return new TableEvent.MemberSat(seat, name, new ClubMember(seat.index(), devices, longClock));
  }

  private static void ask(SimulatedHouse house, Function<ActorRef<Reply>, TableCommand> command) {
    CompletableFuture<Reply> answer = house.ask(TABLE, command);
    VirtualTime.run(VirtualTime.nowNanos() + SECOND);
    assertThat(answer.join().isSuccess()).isTrue();
  }

  private static List<TableEvent> stored() {
    return SimulatedJournal.events(TableServices.persistenceId(TABLE), TableEvent.class);
  }

  private static Table after(SimulatedHouse house, List<TableEvent> events) {
    Table table = Table.created((TableEvent.Gathered) events.getFirst().bare());
    for (TableEvent event : events.subList(1, events.size()))
      table = table.after(event, house.games());
    return table;
  }

  /// The turns that went by.
  ///
  /// @param playedNanos when the clock began to run, and when each entry was stored
  private static List<Turn> turns(SimulatedHouse house, List<Long> playedNanos) {
    List<Turn> turns = new ArrayList<>();
    long playedMillis = 0;
    List<TableEvent> events = stored();
    for (int i = 0; i < events.size(); i++) {
      if (!(events.get(i) instanceof TableEvent.Played played)) continue;
      Seats whose =
          after(house, events.subList(0, i)).match().orElseThrow().referee().prompt().must();
      int turn = turns.size();
      long tookNanos = playedNanos.get(turn + 1) - playedNanos.get(turn);
      long tookMillis = played.entry().atMillis() - playedMillis;
      turns.add(new Turn(whose, tookNanos / SECOND, tookMillis / 1_000));
      playedMillis = played.entry().atMillis();
    }
    return turns;
  }

  /// Now, and when each entry is stored from now on.
  private static List<Long> listened() {
    List<Long> playedNanos = new ArrayList<>(List.of(VirtualTime.nowNanos()));
    SimulatedJournal.listen(
        event -> {
          if (event.payload() instanceof TableEvent.Played) playedNanos.add(VirtualTime.nowNanos());
        });
    return playedNanos;
  }

  /// The seconds that a scene leaves for the turn.
  private static long leftSeconds(Json scene) {
    return (scene.at("prompt").at("deadline").asLong() - scene.at("now").asLong()) / 1_000;
  }

  @Test
  void at_a_sitting_a_turn_of_the_member_takes_twice_the_time_and_another_none_more(
      @TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      deal(house, 0);
      List<Json> scenes = new ArrayList<>();
      List<Long> playedNanos = listened();
      house.connect(
          TABLE,
          "Ruth",
          message -> {
            if (message instanceof ClientMessage.Frame frame)
              Optional.of(Json.parse(frame.text()))
                  .filter(json -> json.at("type").asText().equals("scene"))
                  .ifPresent(scenes::add);
          });
      VirtualTime.run(VirtualTime.nowNanos() + 900 * SECOND);
      SimulatedJournal.listen(_ -> {});
      List<Turn> turns = turns(house, playedNanos);
      assertThat(turns).extracting(Turn::whose).contains(Seats.of(RUTH), Seats.of(BEN));
      assertThat(turns)
          .allSatisfy(
              turn -> {
                boolean bens = turn.whose().has(BEN);
                assertThat(turn.tookSeconds()).isBetween(bens ? 119L : 59L, bens ? 121L : 61L);
                assertThat(turn.playedSeconds()).isBetween(59L, 61L);
              });
      assertThat(scenes)
          .allSatisfy(
              scene -> {
                boolean bens = scene.at("prompt").at("must").asItems().contains(Json.of(1));
                assertThat(leftSeconds(scene)).isBetween(bens ? 115L : 55L, bens ? 120L : 60L);
              });
    }
  }

  @Test
  void over_days_the_member_has_twice_as_many(@TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      long begunNanos = VirtualTime.nowNanos();
      house.sweep();
      deal(house, 1);
      Seats whose = Seats.NONE;
      for (int turn = 0; turn < 2; turn++) {
        Table table = after(house, stored());
        whose = whose.or(table.awaited());
        long untilNanos = TimeUnit.MILLISECONDS.toNanos(table.turnTime().untilMillis());
        long turnNanos = table.awaited().has(BEN) ? 2 * DAY : DAY;
        assertThat(untilNanos - begunNanos).isBetween(turnNanos, turnNanos + 120 * SECOND);
        VirtualTime.run(untilNanos + 120 * SECOND);
        begunNanos = untilNanos;
      }
      assertThat(whose).isEqualTo(Seats.of(RUTH, BEN));
    }
  }

  @ParameterizedTest
  @CsvSource({"20,80", "600,120"})
  void the_clock_waits_a_minute_at_most_for_a_device_that_two_hand_on_where_others_play_too(
      int liftedSeconds, long turnSeconds, @TempDir Path folder) throws SQLException {
    try (SimulatedHouse house = new SimulatedHouse(folder)) {
      List<TableEvent> company =
          List.of(sat(RUTH, "Ruth", false), sat(BEN, "Ben", false), sat(CLARA, "Clara", false));
      deal(house, 0, company);
      List<Long> playedNanos = listened();
      Map<String, ActorRef<ClientMessage>> devices = new LinkedHashMap<>();
      for (String name : List.of("Ruth", "Ben", "Clara"))
        devices.put(name, house.connect(TABLE, name, _ -> {}));
      for (int turn = 0; turn < 6; turn++) {
        int before = playedNanos.size();
        List<String> sharing = List.of("Ruth", "Ben");
        for (String name : sharing) rest(house, devices, name, true);
        for (int second = 0; playedNanos.size() == before; second++) {
          VirtualTime.run(VirtualTime.nowNanos() + SECOND);
          // Whoever takes the device and puts it down again has had their minute.
          if (second == liftedSeconds)
            for (boolean on : List.of(false, true))
              for (String name : sharing) rest(house, devices, name, on);
        }
        for (String name : sharing) rest(house, devices, name, false);
      }
      SimulatedJournal.listen(_ -> {});
      List<Turn> turns = turns(house, playedNanos);
      assertThat(turns).extracting(Turn::whose).contains(Seats.of(BEN), Seats.of(CLARA));
      assertThat(turns)
          .allSatisfy(
              turn -> {
                long seconds = turn.whose().has(CLARA) ? 60 : turnSeconds;
                assertThat(turn.tookSeconds()).isBetween(seconds - 2, seconds + 2);
              });
    }
  }

  private static void rest(
      SimulatedHouse house, Map<String, ActorRef<ClientMessage>> devices, String name, boolean on) {
    house.rest(TABLE, name, on, devices.get(name));
  }
}
