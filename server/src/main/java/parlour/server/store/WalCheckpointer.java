package parlour.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The WAL checkpoint, off the commit path: copies SQLite's write-ahead log into the database file
/// from a thread of its own. Left to SQLite, every few hundredth commit would do it, and the moves
/// in that commit would wait.
final class WalCheckpointer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WalCheckpointer.class);
  static final Duration INTERVAL = Duration.ofSeconds(10);
  private static final long SOON_MILLIS = 300;
  private static final int PATIENCE_MILLIS = 50;

  private final DataSource source;
  private final ScheduledExecutorService scheduler;
  private volatile boolean dirty;
  private volatile boolean erased;
  private boolean failing;

  WalCheckpointer(DataSource source, Duration every) {
    this.source = source;
    this.scheduler =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("store-checkpoint").daemon().factory());
    var _ =
        scheduler.scheduleWithFixedDelay(
            this::checkpoint, every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// Notes that there is something to checkpoint.
  void commitHappened() {
    dirty = true;
  }

  /// Empties the write-ahead log soon, which still holds what has been erased.
  void erasureHappened() {
    again();
    try {
      var _ = scheduler.schedule(this::checkpoint, SOON_MILLIS, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException _) {
      // SQLite empties it when the store is closed.
    }
  }

  private void again() {
    erased = true;
    dirty = true;
  }

  private void checkpoint() {
    if (!dirty) return;
    dirty = false;
    boolean truncates = erased;
    erased = false;
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      if (!truncates) statement.execute("PRAGMA wal_checkpoint(PASSIVE)");
      else if (!truncate(statement)) again();
      failing = false;
    } catch (SQLException broken) {
      if (truncates) again();
      dirty = true;
      if (!failing)
        LOG.warn("The WAL checkpoint failed; it is tried again every few seconds", broken);
      failing = true;
    }
  }

  /// Whether the log could be emptied. Moves cannot be stored meanwhile, so that it does not wait
  /// for whoever reads from it for long, such as an export.
  private static boolean truncate(Statement statement) throws SQLException {
    statement.execute("PRAGMA busy_timeout=" + PATIENCE_MILLIS);
    try (ResultSet outcome = statement.executeQuery("PRAGMA wal_checkpoint(TRUNCATE)")) {
      return outcome.next() && outcome.getInt(1) == 0;
    } finally {
      statement.execute("PRAGMA busy_timeout=" + Database.BUSY_MILLIS);
    }
  }

  @Override
  public void close() {
    scheduler.close();
  }
}
