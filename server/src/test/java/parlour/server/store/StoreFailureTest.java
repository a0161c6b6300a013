package parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.slf4j.LoggerFactory;
import parlour.server.Patience;
import parlour.server.ServerLog;
import parlour.server.TestOptions;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;

/// A store whose disk is full, read-only or locked, or whose database is gone, and well again.
@ResourceLock(value = ServerLog.ERRORS, mode = ResourceAccessMode.READ)
class StoreFailureTest {
  private static final int BODY_BYTES = 20_000;

  @TempDir Path folder;
  private final ListAppender<ILoggingEvent> logged = new ListAppender<>();

  @BeforeEach
  void listen() {
    Patience.await().until(() -> LoggerFactory.getLogger(Committer.class) instanceof Logger);
    logged.start();
    ((Logger) LoggerFactory.getLogger(Committer.class)).addAppender(logged);
  }

  @AfterEach
  void stopListening() {
    ((Logger) LoggerFactory.getLogger(Committer.class)).detachAppender(logged);
  }

  private static EventLog.Row row(String pid, long seq) {
    return new EventLog.Row(
        pid, seq, "life", new EventLog.Kind(1935, "table-1"), new byte[BODY_BYTES], 7);
  }

  private static void refuses(CompletableFuture<Void> write, String why) {
    assertThatThrownBy(write::join)
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(SQLException.class)
        .hasMessageContaining(why);
  }

  /// What was acknowledged is stored, what was refused is not, and the cause is logged once.
  private void failsAndRecovers(FailingDisk disk, String cause) {
    Store store = disk.store();
    EventLog log = new EventLog(store);
    long last = 1;
    while (log.append(List.of(row("a", last + 1))).handle((_, no) -> no == null).join()) last++;
    for (int i = 1; i <= 5; i++) refuses(log.append(List.of(row("b", i))), cause);
    List<CompletableFuture<Void>> together = new ArrayList<>();
    for (int i = 1; i <= 5; i++) together.add(log.append(List.of(row("c", i))));
    together.forEach(write -> refuses(write, cause));
    assertThat(store.trouble()).hasValueSatisfying(why -> assertThat(why).contains(cause));
    assertThat(log.highestSeq("a").join()).as("what was acknowledged").isEqualTo(last);
    assertThat(logged.list.stream().filter(event -> event.getLevel() == Level.ERROR))
        .hasSize(1)
        .allMatch(event -> event.getFormattedMessage().contains(cause));
    disk.mend();
    Patience.await().until(() -> store.trouble().isEmpty());
    for (int i = 1; i <= 5; i++) log.append(List.of(row("d", i))).join();
    assertThat(log.highestSeq("b").join()).as("what was refused").isZero();
    assertThat(log.highestSeq("c").join()).as("what was refused").isZero();
    assertThat(log.highestSeq("d").join()).isEqualTo(5);
  }

  @Test
  void a_full_disk_refuses_at_once_and_recovers_by_itself() throws SQLException {
    FailingDisk disk = new FailingDisk(folder.resolve("parlour.db"));
    try (Store store = disk.store()) {
      new EventLog(store).append(List.of(row("a", 1))).join();
      disk.fill();
      failsAndRecovers(disk, "full");
    }
  }

  @Test
  void a_read_only_disk_refuses_at_once_and_recovers_by_itself() throws SQLException {
    FailingDisk disk = new FailingDisk(folder.resolve("parlour.db"));
    try (Store store = disk.store()) {
      new EventLog(store).append(List.of(row("a", 1))).join();
      disk.makeReadOnly();
      failsAndRecovers(disk, "readonly");
    }
  }

  @Test
  void a_file_that_another_program_has_locked_is_waited_for_and_then_refused() throws Exception {
    Path file = folder.resolve("parlour.db");
    try (Store store = new Store(Database.sqlite(file));
        var other = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = other.createStatement()) {
      EventLog log = new EventLog(store);
      log.append(List.of(row("a", 1))).join();
      statement.execute("BEGIN IMMEDIATE");
      refuses(log.append(List.of(row("a", 2))), "locked");
      assertThat(store.trouble()).isPresent();
      statement.execute("ROLLBACK");
      Patience.await().until(() -> store.trouble().isEmpty());
      log.append(List.of(row("a", 2))).join();
    }
  }

  @Test
  void a_database_that_drops_its_connections_is_connected_to_again() throws SQLException {
    String url = Postgres.database();
    try (Store store = new Store(Database.postgres(url))) {
      EventLog log = new EventLog(store);
      log.append(List.of(row("a", 1))).join();
      Postgres.dropConnections(url);
      // The first write may find the dead connection; whether it is stored is then looked up.
      boolean stored = log.append(List.of(row("a", 2))).handle((_, no) -> no == null).join();
      Patience.await().until(() -> store.trouble().isEmpty());
      Patience.await()
          .ignoreExceptions()
          .untilAsserted(() -> assertThat(log.highestSeq("a").join()).isEqualTo(stored ? 2 : 1));
      log.append(List.of(row("a", 3))).join();
    }
  }

  @Test
  void a_database_that_is_not_up_yet_is_waited_for_but_not_for_ever() {
    ServerOptions.Storage nowhere =
        TestOptions.in(folder).withStore("postgres://a:b@127.0.0.1:1/none").storage();
    long start = System.nanoTime();
    assertThatThrownBy(() -> DataHome.open(nowhere, Duration.ofSeconds(2)))
        .isInstanceOfSatisfying(
            CannotServe.class,
            no -> assertThat(no.sentence()).startsWith("The database 127.0.0.1:1/none cannot be"));
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofSeconds(2));
  }

  @Test
  void a_commit_that_broke_off_after_it_was_stored_counts_as_stored() throws SQLException {
    String url = Postgres.database();
    try (Store store = new Store(Database.postgres(url))) {
      EventLog log = new EventLog(store);
      EventLog.Row row = row("a", 1);
      // The row is committed, and then the connection breaks before anybody is told.
      Store.Row storesAndBreaks =
          insert -> {
            EventLog.binding(row).bind(insert);
            insert.executeUpdate();
            insert.getConnection().commit();
            Postgres.dropConnections(url);
          };
      store
          .write(
              new Store.Work.Rows(
                  EventLog.INSERT,
                  List.of(storesAndBreaks),
                  connection -> EventLog.isStored(connection, List.of(row))))
          .join();
      assertThat(log.highestSeq("a").join()).isEqualTo(1);
    }
  }
}
