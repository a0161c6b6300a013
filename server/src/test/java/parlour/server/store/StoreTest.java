package parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;

class StoreTest {
  @TempDir Path folder;

  private final Map<Dialect, String> databases = new EnumMap<>(Dialect.class);

  private Store open(Dialect dialect) throws SQLException {
    return new Store(
        switch (dialect) {
          case SQLITE -> Database.sqlite(folder.resolve("parlour.db"));
          case POSTGRESQL ->
              Database.postgres(databases.computeIfAbsent(dialect, _ -> Postgres.database()));
        });
  }

  private static EventLog.Row row(String pid, long seq) {
    return new EventLog.Row(
        pid, seq, "life", new EventLog.Kind(1935, "table-1"), new byte[] {1, 2, 3}, 7);
  }

  /// SQLite's NOTADB and CORRUPT, and what PostgreSQL calls them; BUSY passes.
  @ParameterizedTest
  @CsvSource({",26,true", ",11,true", "XX001,0,true", ",5,false", "57014,0,false"})
  void damage_that_a_read_finds_is_a_trouble_that_stays(String state, int code, boolean stays)
      throws SQLException {
    try (Store store = open(Dialect.SQLITE)) {
      assertThatThrownBy(
              () ->
                  store
                      .read(
                          _ -> {
                            throw new SQLException("a page is not what it was", state, code);
                          })
                      .join())
          .hasCauseInstanceOf(SQLException.class);
      new EventLog(store).append(List.of(row("a", 1))).join();
      assertThat(store.trouble().isPresent()).isEqualTo(stays);
    }
  }

  @Test
  void every_connection_writes_through_to_the_disk() throws SQLException {
    try (Store store = open(Dialect.SQLITE)) {
      List<String> pragmas =
          store
              .read(
                  connection -> {
                    List<String> found = new ArrayList<>();
                    for (String name : List.of("journal_mode", "synchronous")) {
                      try (var statement = connection.createStatement();
                          ResultSet row = statement.executeQuery("PRAGMA " + name)) {
                        row.next();
                        found.add(row.getString(1));
                      }
                    }
                    return found;
                  })
              .join();
      assertThat(pragmas).containsExactly("wal", "2");
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void two_writers_can_never_both_own_a_number_and_others_do_not_suffer(Dialect dialect)
      throws SQLException {
    try (Store store = open(dialect)) {
      EventLog log = new EventLog(store);
      log.append(List.of(row("a", 1))).join();
      List<CompletableFuture<Void>> together = new ArrayList<>();
      for (int i = 1; i <= 50; i++) together.add(log.append(List.of(row("b", i))));
      CompletableFuture<Void> second = log.append(List.of(row("a", 1)));
      for (int i = 51; i <= 100; i++) together.add(log.append(List.of(row("b", i))));
      assertThatThrownBy(second::join)
          .isInstanceOf(CompletionException.class)
          .hasCauseInstanceOf(SQLException.class);
      together.forEach(CompletableFuture::join);
      assertThat(log.highestSeq("b").join()).isEqualTo(100);
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void what_is_written_together_is_kept_together_or_not_at_all(Dialect dialect)
      throws SQLException {
    try (Store store = open(dialect)) {
      EventLog log = new EventLog(store);
      log.append(List.of(row("a", 2))).join();
      assertThatThrownBy(() -> log.append(List.of(row("a", 1), row("a", 2), row("a", 3))).join())
          .isInstanceOf(CompletionException.class);
      assertThat(log.replay("a", 1, 9, 9, row -> assertThat(row.seq()).isEqualTo(2)).join())
          .isEqualTo(1);
    }
  }

  @Test
  void nobody_comes_between_what_a_write_reads_and_what_it_writes() throws SQLException {
    try (Store store = open(Dialect.SQLITE)) {
      List<String> refused = new ArrayList<>();
      store
          .write(
              connection -> {
                int before = count(connection);
                try (Connection other = connect(folder.resolve("parlour.db"))) {
                  insert(other, "other");
                } catch (SQLException busy) {
                  refused.add(busy.getMessage());
                }
                insert(connection, "own after " + before);
              })
          .join();
      assertThat(refused).singleElement().asString().contains("SQLITE_BUSY");
      assertThat(store.read(StoreTest::count).join()).isOne();
    }
  }

  private static Connection connect(Path file) throws SQLException {
    Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA busy_timeout = 0");
    }
    return connection;
  }

  private static int count(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("SELECT COUNT(*) FROM erased")) {
      row.next();
      return row.getInt(1);
    }
  }

  private static void insert(Connection connection, String pid) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("INSERT INTO erased (pid, through) VALUES ('" + pid + "', 1)");
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void what_was_erased_is_gone_but_its_numbers_are_not_given_again(Dialect dialect)
      throws SQLException {
    try (Store store = open(dialect)) {
      EventLog log = new EventLog(store);
      log.append(List.of(row("a", 1), row("a", 2))).join();
      log.erase("a", 9).join();
      assertThat(log.highestSeq("a").join()).isEqualTo(2);
    }
    try (Store again = open(dialect)) {
      assertThat(new EventLog(again).highestSeq("a").join()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void a_closed_store_has_written_all_it_was_given_and_takes_no_more(Dialect dialect)
      throws SQLException {
    Store store = open(dialect);
    CompletableFuture<Void> last = new EventLog(store).append(List.of(row("a", 1)));
    store.close();
    assertThat(last).isCompleted();
    assertThatThrownBy(() -> new EventLog(store).append(List.of(row("a", 2))).join())
        .isInstanceOf(CompletionException.class);
  }

  @Test
  void a_database_of_before_there_were_migrations_is_taken_over_as_it_is() throws SQLException {
    Path file = folder.resolve("old.db");
    try (var old = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = old.createStatement()) {
      statement.execute(
          "CREATE TABLE events (pid TEXT NOT NULL, seq BIGINT NOT NULL, writer TEXT NOT NULL,"
              + " serializer INTEGER NOT NULL, manifest TEXT NOT NULL, body BLOB NOT NULL,"
              + " written BIGINT NOT NULL, PRIMARY KEY (pid, seq)) WITHOUT ROWID");
      statement.execute("INSERT INTO events VALUES ('a', 1, 'w', 1935, 'table-1', x'7b7d', 5)");
    }
    for (int i = 0; i < 2; i++) {
      try (Store store = new Store(Database.sqlite(file))) {
        assertThat(new EventLog(store).highestSeq("a").join()).isEqualTo(1);
      }
    }
  }

  @Test
  void houses_that_open_an_nonedatabase_at_one_moment_wait_for_each_other() throws Exception {
    for (int attempt = 0; attempt < 8; attempt++) {
      String address = Postgres.database();
      CyclicBarrier moment = new CyclicBarrier(6);
      Callable<Dialect> server =
          () -> {
            moment.await();
            Database opened = Database.postgres(address);
            opened.source().close();
            return opened.dialect();
          };
      try (ExecutorService houses = Executors.newFixedThreadPool(6)) {
        for (Future<Dialect> opened : houses.invokeAll(Collections.nCopies(6, server)))
          assertThat(opened.get()).isEqualTo(Dialect.POSTGRESQL);
      }
    }
  }

  @Test
  void the_newest_script_of_the_schema_is_the_one_looked_for() throws Exception {
    Path schema = Path.of("src/main/resources/parlour/server/schema");
    try (Stream<Path> scripts = Files.list(schema)) {
      assertThat(
              scripts
                  .map(script -> script.getFileName().toString().replaceFirst("V(\\d+)__.*", "$1"))
                  .max(Comparator.comparingInt(Integer::parseInt)))
          .contains(String.valueOf(Database.LATEST_MIGRATION));
    }
  }

  @Test
  void a_store_that_a_newer_program_has_migrated_is_refused_and_not_changed() throws Exception {
    ServerOptions.Storage storage = new ServerOptions.Storage(folder, "");
    DataHome.open(storage).close();
    Path file = folder.resolve("parlour.db");
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "INSERT INTO schema_history SELECT installed_rank + 1, '999', 'later', type, script,"
              + " checksum, installed_by, installed_on, execution_time, success FROM"
              + " schema_history ORDER BY installed_rank DESC LIMIT 1");
    }
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> DataHome.open(storage))
        .isInstanceOfSatisfying(
            CannotServe.class,
            no -> assertThat(no.sentence()).contains("A newer version of Parlour"));
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void a_database_that_is_not_there_is_named_without_its_password() {
    ServerOptions.Storage nowhere =
        new ServerOptions.Storage(
            folder, "postgres://edwin:hush@127.0.0.1:1/parlour?sslmode=disable");
    assertThatThrownBy(() -> DataHome.open(nowhere))
        .isInstanceOfSatisfying(
            CannotServe.class,
            no ->
                assertThat(no.sentence())
                    .startsWith("The database 127.0.0.1:1/parlour cannot be used: ")
                    .doesNotContain("hush"));
    ServerOptions.Storage senseless = new ServerOptions.Storage(folder, "mysql://a:hush@b/c");
    assertThatThrownBy(() -> DataHome.open(senseless))
        .isInstanceOfSatisfying(
            CannotServe.class,
            no ->
                assertThat(no.sentence())
                    .isEqualTo(
                        "The database b/c cannot be used: the address is not like"
                            + " postgres://user:password@host:5432/database."));
  }
}
