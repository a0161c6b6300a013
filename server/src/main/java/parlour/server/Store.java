package parlour.server;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/// A database behind one writer and a few readers.
///
/// Writing is group commit: all that has queued up while the disk was busy goes into the next
/// transaction together, so the cost of making a move durable is shared by all the tables that move
/// at that moment. When a transaction fails, each piece of its work is tried again alone, and only
/// those that fail alone are told so.
final class Store implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Store.class);
  private static final int MOST_AT_ONCE = 512;
  private static final int READERS = 3;

  private final DataSource source;
  private final LinkedBlockingQueue<Piece> queue = new LinkedBlockingQueue<>();
  private final Thread writer;
  private final ExecutorService readers;
  private final ConcurrentLinkedQueue<Connection> unread = new ConcurrentLinkedQueue<>();
  private volatile boolean open = true;

  /// Something to be written; it may run twice, the first time having been rolled back.
  interface Work {
    void on(Connection connection) throws SQLException;
  }

  /// Something to be read.
  interface Question<T> {
    T ask(Connection connection) throws SQLException;
  }

  private record Piece(Work work, CompletableFuture<Void> done) {}

  /// Opens a database and makes its tables where they are missing.
  Store(DataSource source, Dialect dialect) throws SQLException {
    this.source = source;
    Connection first = source.getConnection();
    try (Statement statement = first.createStatement()) {
      for (String sql : dialect.tables()) statement.execute(sql);
    } catch (SQLException broken) {
      first.close();
      throw broken;
    }
    first.setAutoCommit(false);
    this.readers =
        Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().name("store-reader-", 1).daemon().factory());
    this.writer = Thread.ofPlatform().name("store-writer").daemon().start(() -> write(first));
  }

  /// A file that outlives `kill -9` and the loss of power: every commit is on the disk before it is
  /// acknowledged.
  static Store sqlite(Path file) throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    config.setBusyTimeout(10_000);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return new Store(source, Dialect.of(source.getUrl()));
  }

  CompletableFuture<Void> write(Work work) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (open) queue.add(new Piece(work, done));
    else done.completeExceptionally(new SQLException("the store is closed"));
    return done;
  }

  /// Writes something nobody waits for.
  void jot(Work work) {
    CompletableFuture<Void> done =
        new CompletableFuture<>() {
          @Override
          public boolean completeExceptionally(Throwable broken) {
            LOG.error("The store could not write", broken);
            return super.completeExceptionally(broken);
          }
        };
    queue.add(new Piece(work, done));
  }

  <T> CompletableFuture<T> read(Question<T> question) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            Connection waiting = unread.poll();
            Connection connection = waiting == null ? source.getConnection() : waiting;
            try {
              T answer = question.ask(connection);
              unread.add(connection);
              return answer;
            } catch (SQLException | RuntimeException broken) {
              close(connection);
              throw broken;
            }
          } catch (SQLException broken) {
            throw new CompletionException(broken);
          }
        },
        readers);
  }

  private void write(Connection first) {
    Connection connection = first;
    List<Piece> pieces = new ArrayList<>();
    while (open || !queue.isEmpty()) {
      try {
        Piece next = queue.poll(100, TimeUnit.MILLISECONDS);
        if (next == null) continue;
        pieces.add(next);
        queue.drainTo(pieces, MOST_AT_ONCE - 1);
        if (!connection.isValid(0)) connection = renewed(connection);
        together(connection, pieces);
      } catch (InterruptedException _) {
        open = false;
      } catch (SQLException | RuntimeException broken) {
        LOG.error("The store cannot write", broken);
        for (Piece piece : pieces) piece.done().completeExceptionally(broken);
      }
      pieces.clear();
    }
    close(connection);
  }

  private static void together(Connection connection, List<Piece> pieces) throws SQLException {
    try {
      for (Piece piece : pieces) piece.work().on(connection);
      connection.commit();
    } catch (SQLException broken) {
      connection.rollback();
      if (pieces.size() == 1) {
        pieces.getFirst().done().completeExceptionally(broken);
        return;
      }
      for (Piece piece : pieces) together(connection, List.of(piece));
      return;
    }
    for (Piece piece : pieces) piece.done().complete(null);
  }

  private Connection renewed(Connection old) throws SQLException {
    close(old);
    Connection connection = source.getConnection();
    connection.setAutoCommit(false);
    return connection;
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException broken) {
      LOG.debug("A connection did not close", broken);
    }
  }

  /// Writes what is queued, then closes every connection.
  @Override
  public void close() {
    open = false;
    try {
      writer.join(10_000);
      readers.shutdown();
      if (!readers.awaitTermination(5, TimeUnit.SECONDS))
        LOG.warn("A reader of the store did not end in time");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    unread.forEach(Store::close);
  }
}
