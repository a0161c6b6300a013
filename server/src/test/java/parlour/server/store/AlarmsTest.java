package parlour.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AlarmsTest {
  private static final Alarms.Alarm FIRST = new Alarms.Alarm("", Long.MIN_VALUE);
  private static final long NOW = 1_794_988_800_000L;
  private static final long DAY = Duration.ofDays(1).toMillis();

  @TempDir Path folder;

  private Store open(Dialect dialect) throws SQLException {
    return new Store(
        switch (dialect) {
          case SQLITE -> Database.sqlite(folder.resolve("parlour.db"));
          case POSTGRESQL -> Database.postgres(Postgres.database());
        });
  }

  private static void append(EventLog log, String pid, long seq, long wakeMillis) {
    EventLog.Row row =
        new EventLog.Row(
            pid, seq, "life", new EventLog.Kind(1935, "table-1"), new byte[] {1, 2, 3}, 7);
    log.append(List.of(row), Optional.of(new Alarms.Alarm(pid, wakeMillis))).join();
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void an_alarm_is_set_with_its_event_or_not_at_all(Dialect dialect) throws SQLException {
    try (Store store = open(dialect)) {
      EventLog log = new EventLog(store);
      Alarms alarms = new StoredAlarms(store);
      append(log, "a", 1, NOW);
      assertThatThrownBy(() -> append(log, "a", 1, NOW + DAY))
          .as("the number is taken")
          .isInstanceOf(CompletionException.class);
      assertThat(alarms.of("a").join()).isEqualTo(NOW);
      append(log, "a", 2, NOW + DAY);
      assertThat(alarms.of("a").join()).isEqualTo(NOW + DAY);
      append(log, "a", 3, 0);
      assertThat(alarms.of("a").join()).isZero();
      append(log, "a", 4, NOW);
      log.erase("a", Long.MAX_VALUE).join();
      assertThat(alarms.of("a").join()).as("a deleted table is not woken").isZero();
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void what_is_due_comes_in_batches_the_earliest_first(Dialect dialect) throws SQLException {
    try (Store store = open(dialect)) {
      EventLog log = new EventLog(store);
      Alarms alarms = new StoredAlarms(store);
      for (int i = 0; i < 5; i++) append(log, "t" + i, 1, NOW - i / 2);
      append(log, "later", 1, NOW + 1);
      List<Alarms.Alarm> first = alarms.due(NOW, FIRST, 3).join();
      assertThat(first).extracting(Alarms.Alarm::pid).containsExactly("t4", "t2", "t3");
      assertThat(alarms.due(NOW, first.getLast(), 3).join())
          .extracting(Alarms.Alarm::pid)
          .containsExactly("t0", "t1");
    }
  }

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void the_time_in_which_nobody_looked_is_given_back(Dialect dialect) throws SQLException {
    try (Store store = open(dialect)) {
      EventLog log = new EventLog(store);
      Alarms alarms = new StoredAlarms(store);
      append(log, "a", 1, NOW + DAY);
      alarms.look(NOW).join();
      alarms.look(NOW + 60_000).join();
      assertThat(alarms.of("a").join()).as("a minute is usual").isEqualTo(NOW + DAY);
      alarms.look(NOW + 60_000 + 3 * DAY).join();
      assertThat(alarms.of("a").join()).isEqualTo(NOW + 4 * DAY);
      alarms.look(NOW).join();
      alarms.look(NOW + 120_000 + 3 * DAY).join();
      assertThat(alarms.of("a").join()).as("a clock set back is nothing").isEqualTo(NOW + 4 * DAY);
      alarms.look(NOW + 1_000 * DAY).join();
      assertThat(alarms.of("a").join()).as("thirty days at most").isEqualTo(NOW + 34 * DAY);
    }
  }
}
