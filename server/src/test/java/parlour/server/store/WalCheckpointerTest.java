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
        WalCheckpointer sweeper = new WalCheckpointer(source, Duration.ofMillis(20));
        Connection writer = source.getConnection();
        Statement write = writer.createStatement()) {
      write.execute("INSERT INTO erased (pid, through) VALUES ('" + "x".repeat(9_000) + "', 1)");
      assertThat(Files.readString(file, ISO_8859_1)).doesNotContain("xxxx");
      sweeper.commitHappened();
      Patience.await()
          .untilAsserted(() -> assertThat(Files.readString(file, ISO_8859_1)).contains("xxxx"));
    }
  }
}
