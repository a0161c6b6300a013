package parlour.server.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.Patience;

class WalCheckpointerTest {
  @Test
  void what_was_written_ahead_comes_into_the_database_file_while_the_store_is_open(
      @TempDir Path folder) throws SQLException, IOException {
    Path file = folder.resolve("parlour.db");
    Database database = Database.sqlite(file);
    try (var source = database.source();
        WalCheckpointer sweeper =
            new WalCheckpointer(source, Duration.ofMillis(20), WalCheckpointer.SMALL_BYTES);
        Connection writer = source.getConnection();
        Statement write = writer.createStatement()) {
      write.execute("INSERT INTO erased (pid, through) VALUES ('" + "x".repeat(9_000) + "', 1)");
      assertThat(Files.readString(file, ISO_8859_1)).doesNotContain("xxxx");
      sweeper.commitHappened();
      Patience.await()
          .untilAsserted(() -> assertThat(Files.readString(file, ISO_8859_1)).contains("xxxx"));
    }
  }

  /// Of so many tables every fourth says what is erased again, in each of its four events.
  private static final int TABLES = 400;

  /// Stores events in an order by which pages of the tree are split, and overwrites some of them.
  private static void storeAndErase(Statement write) throws SQLException {
    Random chance = new Random(7);
    List<String> pids =
        Stream.generate(() -> Long.toHexString(chance.nextLong())).limit(TABLES).toList();
    for (int seq = 1; seq <= 4; seq++)
      for (int i = 0; i < TABLES; i++) {
        String said = i % 4 == 0 ? "Elm Street" : "o".repeat(80 + chance.nextInt(820));
        write.execute(
            "INSERT INTO events (pid, seq, writer, serializer, manifest, body, written)"
                + " VALUES ('%s', %d, 'w', 1, 'm', CAST('%s' AS BLOB), 1)"
                    .formatted(pids.get(i), seq, said));
      }
    int erased =
        write.executeUpdate(
            "UPDATE events SET body = CAST('' AS BLOB) WHERE body = CAST('Elm Street' AS BLOB)");
    assertThat(erased).isEqualTo(TABLES);
  }

  private static boolean holdsSecret(Path file) throws IOException {
    return Files.readString(file, ISO_8859_1).contains("Elm Street");
  }

  @Test
  void what_is_erased_is_in_no_free_place_of_a_page_either(@TempDir Path folder)
      throws SQLException, IOException {
    Path file = folder.resolve("parlour.db");
    try (var source = Database.sqlite(file).source();
        WalCheckpointer sweeper =
            new WalCheckpointer(source, Duration.ofHours(1), WalCheckpointer.SMALL_BYTES);
        Connection writer = source.getConnection();
        Statement write = writer.createStatement()) {
      storeAndErase(write);
      write.execute("PRAGMA wal_checkpoint(TRUNCATE)");
      assertThat(holdsSecret(file)).as("overwriting the rows does not reach it").isTrue();
      sweeper.erasureHappened();
      Patience.await().untilAsserted(() -> assertThat(holdsSecret(file)).isFalse());
    }
  }

  @Test
  void a_large_store_is_cleaned_when_it_is_opened_next(@TempDir Path folder)
      throws SQLException, IOException {
    Path file = folder.resolve("parlour.db");
    Path log = folder.resolve("parlour.db-wal");
    try (var source = Database.sqlite(file).source();
        WalCheckpointer sweeper = new WalCheckpointer(source, Duration.ofHours(1), 0);
        Connection writer = source.getConnection();
        Statement write = writer.createStatement()) {
      storeAndErase(write);
      sweeper.erasureHappened();
      Patience.await().until(() -> Files.size(log) == 0);
      assertThat(holdsSecret(file)).isTrue();
    }
    try (var source = Database.sqlite(file).source();
        WalCheckpointer _ = new WalCheckpointer(source, Duration.ofHours(1), 0)) {
      assertThat(source.isRunning()).isTrue();
    }
    assertThat(holdsSecret(file)).isFalse();
  }
}
