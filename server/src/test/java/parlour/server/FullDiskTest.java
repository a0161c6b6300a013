package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.config.Timeouts;
import parlour.server.store.FailingDisk;

/// A server whose disk is full: it says so at once, loses nothing it acknowledged, stores nothing
/// it refused, and goes on without a restart when there is room again.
@ResourceLock(value = ServerLog.ERRORS, mode = ResourceAccessMode.READ)
@Tag("timed")
class FullDiskTest {
  @Test
  void a_full_disk_is_said_at_once_and_survived(@TempDir Path folder) throws SQLException {
    ServerOptions options = TestOptions.in(folder).withPort(0).withRates(Rates.none());
    FailingDisk disk = new FailingDisk(folder.resolve("parlour.db"));
    int tables;
    try (ParlourServer server = ParlourServer.start(options, Timeouts.usual(), disk::home);
        Client client = new Client(server)) {
      tables = new DiskTrial(client).run(disk::fill, disk::mend);
    }
    Backup.Counts stored = Backup.export(options.storage(), folder.resolve("all.jsonl"), Set.of());
    assertThat(stored.tables()).as("tables stored").isEqualTo(tables);
  }
}
