package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.wire.Json;
import parlour.lexicon.house.HouseList;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.store.Database;
import parlour.server.store.Store;
import parlour.server.table.TableServices;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEvent;

/// The checker of histories finds nothing in an honest game, and everything that is planted in one.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HistoryCheckerTest {
  private final OpenGames games = new OpenGames(HouseList.NONE);
  private List<TableEvent> journal = List.of();
  private List<ChairHistory> chairs = List.of();

  /// The places in the journal of plays that were acknowledged.
  private final List<Integer> plays = new ArrayList<>();

  @BeforeAll
  void a_game_is_played(@TempDir Path folder) throws SQLException {
    ServerOptions options = TestOptions.in(folder).withPort(0).withRates(Rates.none());
    String table;
    try (ParlourServer server = ParlourServer.start(options);
        Client client = new Client(server)) {
      Client.Place host = client.gather("animal-rummy", 2, "{}", false);
      Client.Place guest = client.join(host, "Rosalie");
      client.start(host);
      table = host.table();
      List<PersistentPlayer> players = new ArrayList<>();
      for (Client.Place place : List.of(host, guest))
        players.add(new PersistentPlayer(place, () -> List.of(server.address()), 1, place.seat()));
      players.forEach(Thread::startVirtualThread);
      Patience.await().until(() -> players.stream().allMatch(player -> player.stood().size() >= 6));
      players.forEach(PersistentPlayer::stop);
      chairs = players.stream().map(PersistentPlayer::history).toList();
    }
    try (Store store = new Store(Database.sqlite(folder.resolve("parlour.db")))) {
      journal = new StoredTables(store, games).events(TableServices.persistenceId(table));
    }
    for (int i = 0; i < journal.size(); i++)
      if (journal.get(i) instanceof TableEvent.Played played && played.id() > 0) plays.add(i);
  }

  private List<String> faults(List<TableEvent> events) {
    return HistoryChecker.faults(events, chairs, games);
  }

  @Test
  void an_honest_history_holds() {
    assertThat(faults(journal)).isEmpty();
    assertThat(chairs).allSatisfy(chair -> assertThat(chair.scenes()).isNotEmpty());
  }

  @Test
  void a_lost_play_is_found() {
    List<TableEvent> without = new ArrayList<>(journal);
    without.remove((int) plays.get(plays.size() / 2));
    assertThat(faults(without)).anyMatch(fault -> fault.contains("acknowledged and is lost"));
  }

  @Test
  void a_doubled_play_is_found() {
    List<TableEvent> doubled = new ArrayList<>(journal);
    doubled.add(plays.get(3) + 1, journal.get(plays.get(3)));
    assertThat(faults(doubled)).anyMatch(fault -> fault.contains("in the journal twice"));
  }

  @Test
  void plays_in_another_order_are_found() {
    List<TableEvent> swapped = new ArrayList<>(journal);
    int first = plays.get(2);
    int second = otherSeatAfter(first);
    Collections.swap(swapped, first, second);
    assertThat(faults(swapped)).anyMatch(fault -> fault.contains("and comes before it"));
  }

  private int otherSeatAfter(int first) {
    Seat seat = ((TableEvent.Played) journal.get(first)).entry().by();
    return plays.stream()
        .filter(i -> i > first)
        .filter(i -> !((TableEvent.Played) journal.get(i)).entry().by().equals(seat))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_play_that_nobody_sent_and_one_that_was_changed_are_found() {
    List<TableEvent> more = new ArrayList<>(journal);
    more.add(
        new TableEvent.Played(
            new Log.Entry(Long.MAX_VALUE / 2, Seat.of(0), Answer.of("draw")),
            100_000,
            Optional.empty()));
    assertThat(faults(more)).anyMatch(fault -> fault.contains("was never sent"));
    List<TableEvent> changed = new ArrayList<>(journal);
    TableEvent.Played play = (TableEvent.Played) journal.get(plays.get(1));
    changed.set(
        plays.get(1),
        new TableEvent.Played(
            new Log.Entry(play.entry().atMillis(), play.entry().by(), Answer.of("cheat")),
            play.id(),
            Optional.empty()));
    assertThat(faults(changed)).anyMatch(fault -> fault.contains("otherwise than it was sent"));
  }

  @Test
  void a_refused_play_in_the_journal_is_found() {
    ChairHistory chair = new ChairHistory("t", 0);
    chair.sends("{\"type\":\"play\",\"id\":1,\"answer\":{\"verb\":\"draw\"}}", 1);
    chair.hears(Json.parse("{\"type\":\"refused\",\"id\":1}"), 2);
    List<TableEvent> stored =
        List.of(
            journal.getFirst(),
            new TableEvent.Played(
                new Log.Entry(5, Seat.of(0), Answer.of("draw")), 1, Optional.empty()));
    assertThat(HistoryChecker.faults(stored, List.of(chair), games))
        .containsExactly("seat 0: play 1 was refused and is in the journal");
    chair.sends("{\"type\":\"play\",\"id\":1,\"answer\":{\"verb\":\"draw\"}}", 3);
    chair.hears(Json.parse("{\"type\":\"played\",\"id\":1,\"seq\":1}"), 4);
    assertThat(HistoryChecker.faults(stored, List.of(chair), games)).isEmpty();
  }

  @Test
  void a_scene_that_was_meant_for_another_chair_is_found() {
    ChairHistory spy = new ChairHistory(chairs.getFirst().table(), 0);
    Json others = chairs.get(1).scenes().iterator().next();
    spy.hears(
        Json.fields()
            .put("type", "scene")
            .put("scene", others)
            .put("lines", Json.items(List.of()))
            .done(),
        1);
    assertThat(HistoryChecker.faults(journal, List.of(spy), games))
        .anyMatch(fault -> fault.contains("a scene that is not theirs"));
  }
}
