package parlour.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Carries what SQLite has written ahead over into the database file, beside the writer: left to
/// itself, every few hundredth commit would do it, and the moves in it would wait.
final class WalCheckpointer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WalCheckpointer.class);
  static final Duration INTERVAL = Duration.ofSeconds(10);

  private final DataSource source;
  private final ScheduledExecutorService clock;
  private volatile boolean wanted;

  WalCheckpointer(DataSource source, Duration every) {
    this.source = source;
    this.clock =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("store-sweeper").daemon().factory());
    var _ =
        clock.scheduleWithFixedDelay(
            this::checkpoint, every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// Something was written.
  void commitHappened() {
    wanted = true;
  }

  private void checkpoint() {
    if (!wanted) return;
    wanted = false;
    try (Connection connection = source.getConnection();
        Statement say = connection.createStatement()) {
      say.execute("PRAGMA wal_checkpoint(PASSIVE)");
    } catch (SQLException broken) {
      LOG.warn("The store could not be swept; it will be tried again", broken);
    }
  }

  @Override
  public void close() {
    clock.close();
  }
}
