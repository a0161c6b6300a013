package parlour.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A database behind one writer and a few readers.
///
/// Writing is group commit: all that has queued up while the disk was busy goes into the next
/// transaction together, so the cost of making a move durable is shared by all the tables that move
/// at that moment; rows for the same statement go over in one batch. When a transaction fails, each
/// piece of its work is tried again alone, and only those that fail alone are told so.
public final class Store implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Store.class);
  private static final int MOST_AT_ONCE = 512;
  private static final int READERS = 3;

  private final HikariDataSource source;
  private final LinkedBlockingQueue<Piece> queue = new LinkedBlockingQueue<>();
  private final Thread writer;
  private final ExecutorService readers;
  private final Optional<WalCheckpointer> sweeper;
  private volatile Watcher watcher = (_, _) -> {};
  private volatile boolean open = true;

  /// Something to be written; it may be done twice, the first time having been rolled back.
  public sealed interface Work {
    /// Anything that is done on a connection.
    non-sealed interface Deed extends Work {
      void run(Connection connection) throws SQLException;
    }

    /// Rows for one statement.
    record Rows(String sql, List<Row> rows) implements Work {}
  }

  /// One row, put into its statement.
  public interface Row {
    void bind(PreparedStatement statement) throws SQLException;
  }

  /// Something to be read.
  public interface Question<T> {
    T run(Connection connection) throws SQLException;
  }

  /// Is told of every transaction: how much went into it, and how long it took.
  public interface Watcher {
    void committed(int pieces, long nanos);
  }

  private record Piece(Work work, CompletableFuture<Void> done) {}

  public Store(Database database) throws SQLException {
    this.source = database.source();
    this.sweeper =
        database.dialect() == Dialect.SQLITE
            ? Optional.of(new WalCheckpointer(source, WalCheckpointer.INTERVAL))
            : Optional.empty();
    WriterConnection first = new WriterConnection(source.getConnection());
    this.readers =
        Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().name("store-reader-", 1).daemon().factory());
    this.writer = Thread.ofPlatform().name("store-writer").daemon().start(() -> write(first));
  }

  public void observeCommits(Watcher other) {
    watcher = other;
  }

  /// How much waits to be written.
  public int queuedWrites() {
    return queue.size();
  }

  CompletableFuture<Void> write(Work work) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (open) queue.add(new Piece(work, done));
    else done.completeExceptionally(new SQLException("the store is closed"));
    return done;
  }

  public CompletableFuture<Void> write(Work.Deed deed) {
    return write((Work) deed);
  }

  /// Writes something nobody waits for.
  public void writeInBackground(Work.Deed work) {
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

  public <T> CompletableFuture<T> read(Question<T> question) {
    return CompletableFuture.supplyAsync(
        () -> {
          try (Connection connection = source.getConnection()) {
            return question.run(connection);
          } catch (SQLException broken) {
            throw new CompletionException(broken);
          }
        },
        readers);
  }

  private void write(WriterConnection first) {
    WriterConnection pen = first;
    List<Piece> pieces = new ArrayList<>();
    boolean sound = true;
    while (open || !queue.isEmpty()) {
      try {
        Piece next = queue.poll(100, TimeUnit.MILLISECONDS);
        if (next == null) continue;
        pieces.add(next);
        queue.drainTo(pieces, MOST_AT_ONCE - 1);
        if (!sound) {
          pen.close();
          pen = new WriterConnection(source.getConnection());
          sound = true;
        }
        long begun = System.nanoTime();
        together(pen, pieces);
        watcher.committed(pieces.size(), System.nanoTime() - begun);
        sweeper.ifPresent(WalCheckpointer::commitHappened);
      } catch (InterruptedException _) {
        open = false;
      } catch (SQLException | RuntimeException broken) {
        // Whether it stood is not known: the tables are read back, and then know.
        sound = false;
        LOG.error("The store cannot write", broken);
        for (Piece piece : pieces) piece.done().completeExceptionally(broken);
      }
      pieces.clear();
    }
    pen.close();
  }

  private static void together(WriterConnection pen, List<Piece> pieces) throws SQLException {
    try {
      for (int i = 0; i < pieces.size(); ) i = run(pen, pieces, i);
      pen.commit();
    } catch (SQLException | RuntimeException broken) {
      pen.rollback();
      if (pieces.size() == 1) {
        pieces.getFirst().done().completeExceptionally(broken);
        return;
      }
      for (Piece piece : pieces) together(pen, List.of(piece));
      return;
    }
    for (Piece piece : pieces) piece.done().complete(null);
  }

  /// Does one piece of work, or as many as follow each other with the same statement; tells where
  /// the next begins.
  private static int run(WriterConnection pen, List<Piece> pieces, int from) throws SQLException {
    switch (pieces.get(from).work()) {
      case Work.Deed deed -> {
        deed.run(pen.connection());
        return from + 1;
      }
      case Work.Rows(String sql, _) -> {
        int to = from;
        PreparedStatement statement = pen.statement(sql);
        while (to < pieces.size()
            && pieces.get(to).work() instanceof Work.Rows(String same, List<Row> rows)
            && same.equals(sql)) {
          for (Row row : rows) {
            row.bind(statement);
            statement.addBatch();
          }
          to++;
        }
        statement.executeBatch();
        return to;
      }
    }
  }

  /// Writes what is queued, then closes every connection.
  @Override
  public void close() {
    open = false;
    sweeper.ifPresent(WalCheckpointer::close);
    try {
      writer.join(10_000);
      readers.shutdown();
      if (!readers.awaitTermination(5, TimeUnit.SECONDS))
        LOG.warn("A reader of the store did not end in time");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    source.close();
  }
}
