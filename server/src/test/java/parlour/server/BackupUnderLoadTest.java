package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.lexicon.house.HouseList;
import parlour.server.config.Rates;
import parlour.server.store.Database;
import parlour.server.store.Store;
import parlour.server.table.TableServices;
import parlour.server.table.state.OpenGames;
import parlour.server.table.state.TableEvent;

/// Backups while a hundred tables are in play: restored, each has everything that was acknowledged
/// before it was begun, and every table as it stood at some moment.
@Tag("long")
class BackupUnderLoadTest {
  private static final int TABLES = Integer.getInteger("parlour.tables", 100);
  private static final List<String> GAMES = List.of("animal-rummy", "good-books", "slap-jack");
  private static final long PAUSE_MILLIS = 200;
  private static final int COPIES = Integer.getInteger("parlour.copies", 3);

  /// How much the store holds already, of tables that nobody plays at.
  private static final int MEGABYTES = Integer.getInteger("parlour.megabytes", 10);

  private static final int EVENT_BYTES = 400;

  private final List<PersistentPlayer> players = new ArrayList<>();

  /// A backup, and from when to when it was made.
  private record Made(DailyCopies.Copy copy, long began, long ended) {
    long nanos() {
      return ended - began;
    }
  }

  @Test
  void nothing_is_lost_that_was_acknowledged_before_the_backup(
      @TempDir Path folder, @TempDir Path fresh) throws Exception {
    List<Made> all = new ArrayList<>();
    fill(folder);
    try (ParlourServer server =
        ParlourServer.start(TestOptions.in(folder).withPort(0).withRates(Rates.none()))) {
      try (Client client = new Client(server)) {
        for (int i = 0; i < TABLES; i++) seat(client, server, GAMES.get(i % GAMES.size()), i);
      }
      List<Thread> running =
          players.stream().map(player -> Thread.ofVirtual().start(player)).toList();
      int plays = TABLES * 10;
      awaitPlays(plays);
      DailyCopies copies = new DailyCopies(folder, COPIES);
      for (int i = 0; i < COPIES; i++) {
        long began = System.nanoTime();
        DailyCopies.Copy copy = copies.make(Instant.EPOCH.plusSeconds(i));
        all.add(new Made(copy, began, System.nanoTime()));
        plays += 2 * TABLES;
        awaitPlays(plays);
      }
      players.forEach(PersistentPlayer::stop);
      for (Thread thread : running) thread.join();
    }
    for (PersistentPlayer player : players) assertThat(player.complaints()).isEmpty();
    for (Made made : all) check(folder, made, fresh.resolve("data" + all.indexOf(made)));
    tell(all);
  }

  /// Puts tables into the store that nobody plays at.
  private static void fill(Path folder) throws SQLException {
    Database database = Database.sqlite(folder.resolve("parlour.db"));
    new Store(database).close();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("parlour.db"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(
          "WITH RECURSIVE n(i) AS (VALUES (0) UNION ALL SELECT i + 1 FROM n WHERE i < "
              + (MEGABYTES * 1_000_000L / EVENT_BYTES - 1)
              + ") INSERT INTO events (pid, seq, writer, serializer, manifest, body, written)"
              + " SELECT 'old|' || (i / 100), i % 100 + 1, 'life', 0, '', randomblob("
              + EVENT_BYTES
              + "), 0 FROM n");
    }
  }

  private void check(Path folder, Made made, Path fresh) throws SQLException {
    DailyCopies.restore(made.copy().file(), fresh);
    int lost = 0;
    int kept = 0;
    OpenGames games = new OpenGames(HouseList.NONE);
    try (Store live = new Store(Database.sqlite(folder.resolve("parlour.db")));
        Store restored = new Store(Database.sqlite(fresh.resolve("parlour.db")))) {
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
            if (attempt.number().isEmpty() || attempt.answeredNanos() >= made.began()) continue;
            if (stored.getOrDefault(chair.seat(), Set.of()).contains(attempt.id)) kept++;
            else lost++;
          }
      }
    }
    assertThat(kept).isGreaterThanOrEqualTo(TABLES);
    assertThat(lost).as("of " + (lost + kept) + " acknowledged before the backup").isZero();
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
  private void tell(List<Made> all) {
    long slowest = all.stream().mapToLong(Made::nanos).max().orElseThrow();
    System.out.printf(
        "%d tables, %d copies of %d events in at most %d ms; %s; %s%n",
        TABLES,
        COPIES,
        all.getLast().copy().events(),
        TimeUnit.NANOSECONDS.toMillis(slowest),
        waits("meanwhile", attempt -> all.stream().anyMatch(made -> isDuring(attempt, made))),
        waits("otherwise", attempt -> all.stream().noneMatch(made -> isDuring(attempt, made))));
  }

  private static boolean isDuring(ChairHistory.Attempt attempt, Made made) {
    return attempt.sentNanos <= made.ended() && attempt.answeredNanos() >= made.began();
  }

  private String waits(String when, Predicate<ChairHistory.Attempt> which) {
    long[] waits =
        players.stream()
            .flatMap(player -> player.history().attempts().stream())
            .filter(attempt -> attempt.number().isPresent())
            .filter(which)
            .mapToLong(attempt -> attempt.answeredNanos() - attempt.sentNanos)
            .sorted()
            .toArray();
    return "%s %d plays, p50 %.1f ms, p99 %.1f ms"
        .formatted(when, waits.length, millis(waits, 50), millis(waits, 99));
  }

  private static double millis(long[] sorted, int percent) {
    return sorted.length == 0 ? 0 : sorted[sorted.length * percent / 100] / 1e6;
  }
}
