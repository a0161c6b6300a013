package parlour.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.server.store.Database;
import parlour.server.store.Dialect;
import parlour.server.store.Postgres;
import parlour.server.store.Store;

/// What hosts did is kept for a month, and then it is in the store no more.
class HouseBookTest {
  private static final Instant NOON = Instant.parse("2026-11-18T12:00:00Z");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(Dialect.class)
  void what_hosts_did_is_kept_for_a_month(Dialect dialect) throws SQLException {
    try (Store store =
        new Store(
            switch (dialect) {
              case SQLITE -> Database.sqlite(folder.resolve("parlour.db"));
              case POSTGRESQL -> Database.postgres(Postgres.database());
            })) {
      HouseBook book = new HouseBook(store);
      book.note("ended a table", List.of("k3v9abcdefgh"), NOON);
      book.note("deleted a table", List.of("one", "two"), NOON.plus(Duration.ofDays(30)));
      assertThat(deeds(book, 31)).containsExactly("two", "one", "k3v9abcdefgh");
      assertThat(deeds(book, 32)).as("not shown any more").containsExactly("two", "one");
      book.note("made a backup", List.of("three"), NOON.plus(Duration.ofDays(32)));
      assertThat(deeds(book, 0)).as("nor kept").containsExactly("three", "two", "one");
    }
  }

  private static List<String> deeds(HouseBook book, int days) {
    return book.record(NOON.plus(Duration.ofDays(days))).stream().map(HouseBook.Deed::id).toList();
  }
}
