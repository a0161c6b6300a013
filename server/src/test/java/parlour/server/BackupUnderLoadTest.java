package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.lexicon.house.HouseList;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.store.Database;
import parlour.server.store.Store;
import parlour.server.table.TableServices;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEvent;

/// A backup while a hundred tables are in play: restored, it has everything that was acknowledged
/// before it was begun, and every table as it stood at some moment.
@Tag("long")
class BackupUnderLoadTest {
  private static final int TABLES = Integer.getInteger("parlour.tables", 100);
  private static final List<String> GAMES = List.of("animal-rummy", "good-books", "slap-jack");
  private static final long PAUSE_MILLIS = 200;
  private static final int COPIES = 5;

  private final List<PersistentPlayer> players = new ArrayList<>();

  @Test
  void nothing_is_lost_that_was_acknowledged_before_the_backup(
      @TempDir Path folder, @TempDir Path fresh) throws Exception {
    long began;
    long ended;
    DailyCopies.Copy copy;
    try (ParlourServer server =
        ParlourServer.start(ServerOptions.in(folder).withPort(0).withRates(Rates.none()))) {
      try (Client client = new Client(server)) {
        for (int i = 0; i < TABLES; i++) seat(client, server, GAMES.get(i % GAMES.size()), i);
      }
      List<Thread> running =
          players.stream().map(player -> Thread.ofVirtual().start(player)).toList();
      int plays = TABLES * 10;
      awaitPlays(plays);
      DailyCopies copies = new DailyCopies(folder, COPIES);
      began = System.nanoTime();
      copy = copies.make(Instant.now());
      ended = System.nanoTime();
      awaitPlays(2 * plays);
      players.forEach(PersistentPlayer::stop);
      for (Thread thread : running) thread.join();
    }
    for (PersistentPlayer player : players) assertThat(player.complaints()).isEmpty();
    DailyCopies.restore(copy.file(), fresh.resolve("data"));
    int lost = 0;
    int kept = 0;
    OpenGames games = new OpenGames(HouseList.NONE);
    try (Store live = new Store(Database.sqlite(folder.resolve("parlour.db")));
        Store restored = new Store(Database.sqlite(fresh.resolve("data/parlour.db")))) {
      for (int i = 0; i < players.size(); i += 2) {
        List<ChairHistory> chairs = List.of(players.get(i).history(), players.get(i + 1).history());
        String pid = TableServices.persistenceId(chairs.getFirst().table());
        List<TableEvent> now = new StoredTables(live, games).events(pid);
        List<TableEvent> then = new StoredTables(restored, games).events(pid);
        assertThat(HistoryChecker.faults(now, chairs, games)).isEmpty();
        assertThat(now.subList(0, then.size())).as("a moment of the table").isEqualTo(then);
        Map<Integer, Set<Long>> stored = plays(then);
        for (ChairHistory chair : chairs)
          for (ChairHistory.Attempt attempt : chair.attempts()) {
            if (attempt.number().isEmpty() || attempt.answeredNanos() >= began) continue;
            if (stored.getOrDefault(chair.seat(), Set.of()).contains(attempt.id)) kept++;
            else lost++;
          }
      }
    }
    assertThat(kept).isGreaterThanOrEqualTo(TABLES);
    assertThat(lost).as("of " + (lost + kept) + " acknowledged before the backup").isZero();
    tell(began, ended, copy);
  }

  private void seat(Client client, ParlourServer server, String game, int number) {
    Client.Place host = client.gather(game, 3, "{}", false);
    Client.Place guest = client.join(host, "Rosalie");
    client.post(host.path("/bots"), host.token(), "{\"level\":2}");
    client.start(host);
    for (Client.Place place : List.of(host, guest))
      players.add(
          new PersistentPlayer(
              place, () -> List.of(server.address()), PAUSE_MILLIS, number * 2L + place.seat()));
  }

  private void awaitPlays(int count) {
    Patience.await()
        .until(() -> players.stream().mapToInt(player -> player.stood().size()).sum() >= count);
  }

  /// The numbers of the plays of each chair.
  private static Map<Integer, Set<Long>> plays(List<TableEvent> events) {
    Map<Integer, Set<Long>> plays = new HashMap<>();
    for (TableEvent event : events)
      if (event instanceof TableEvent.Played played)
        plays.computeIfAbsent(played.entry().by().index(), _ -> new HashSet<>()).add(played.id());
    return plays;
  }

  /// Prints how long players waited for the answer to a play, meanwhile and otherwise.
  private void tell(long began, long ended, DailyCopies.Copy copy) {
    System.out.printf(
        "%d tables, a copy of %d events in %d ms; p99 of an answer meanwhile %d ms, otherwise %d"
            + " ms%n",
        TABLES,
        copy.events(),
        TimeUnit.NANOSECONDS.toMillis(ended - began),
        p99(began, ended, true),
        p99(began, ended, false));
  }

  private long p99(long began, long ended, boolean meanwhile) {
    long[] waits =
        players.stream()
            .flatMap(player -> player.history().attempts().stream())
            .filter(attempt -> attempt.number().isPresent())
            .filter(
                attempt ->
                    meanwhile == (attempt.sentNanos <= ended && attempt.answeredNanos() >= began))
            .flatMapToLong(attempt -> LongStream.of(attempt.answeredNanos() - attempt.sentNanos))
            .sorted()
            .toArray();
    return waits.length == 0
        ? 0
        : TimeUnit.NANOSECONDS.toMillis(waits[(int) (waits.length * 0.99)]);
  }
}
