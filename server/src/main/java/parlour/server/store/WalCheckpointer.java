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
///
/// It vacuums a store in which something was erased: when SQLite splits a page of its tree, it
/// leaves the moved rows' bytes in the free part of the old page, where overwriting the row does
/// not reach them. A large store, on which moves would have to wait for long, is marked instead
/// (`user_version`) and vacuumed when it is opened next.
final class WalCheckpointer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WalCheckpointer.class);
  static final Duration INTERVAL = Duration.ofSeconds(10);
  private static final long SOON_MILLIS = 300;
  private static final int PATIENCE_MILLIS = 50;

  /// The largest store that is vacuumed while tables play, whose moves wait meanwhile.
  static final long SMALL_BYTES = 32_000_000;

  private static final String MARK = "PRAGMA user_version=1";
  private static final String UNMARK = "PRAGMA user_version=0";

  private final DataSource source;
  private final long smallBytes;
  private final ScheduledExecutorService scheduler;
  private volatile boolean dirty;
  private volatile boolean erased;
  private boolean failing;

  /// Vacuums the store first where that is still to be done.
  WalCheckpointer(DataSource source, Duration every, long smallBytes) throws SQLException {
    this.source = source;
    this.smallBytes = smallBytes;
    try (Connection connection = source.getConnection();
        Statement statement = connection.createStatement()) {
      if (number(statement, "PRAGMA user_version") != 0) vacuum(statement);
    }
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

  /// Vacuums the store and empties the write-ahead log soon, which still hold what has been erased.
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
      else {
        if (isSmall(statement)) vacuum(statement);
        else statement.execute(MARK);
        if (!truncate(statement)) again();
      }
      failing = false;
    } catch (SQLException broken) {
      if (truncates) again();
      dirty = true;
      if (!failing)
        LOG.warn("The WAL checkpoint failed; it is tried again every few seconds", broken);
      failing = true;
    }
  }

  private boolean isSmall(Statement statement) throws SQLException {
    long pages = number(statement, "PRAGMA page_count");
    return pages * number(statement, "PRAGMA page_size") <= smallBytes;
  }

  private static void vacuum(Statement statement) throws SQLException {
    statement.execute("VACUUM");
    statement.execute(UNMARK);
  }

  private static long number(Statement statement, String pragma) throws SQLException {
    try (ResultSet row = statement.executeQuery(pragma)) {
      return row.next() ? row.getLong(1) : 0;
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
