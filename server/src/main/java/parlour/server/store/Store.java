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

/// Group commit: a database behind one writer thread and a few reader threads.
///
/// Everything that queued up while the disk was busy goes into the next transaction, so all tables
/// with a move at that moment share the cost of making it durable; rows for the same statement are
/// sent as one batch. When a transaction fails, each write is retried alone, and only those that
/// fail alone are reported as failed.
public final class Store implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Store.class);
  private static final int MAX_BATCH = 512;
  private static final int READERS = 3;

  private final HikariDataSource source;
  private final LinkedBlockingQueue<QueuedWrite> queue = new LinkedBlockingQueue<>();
  private final Thread writer;
  private final ExecutorService readers;
  private final Optional<WalCheckpointer> checkpointer;
  private volatile CommitObserver observer = (_, _) -> {};
  private volatile boolean open = true;

  /// Something to write; it may run twice, when the first try was rolled back.
  public sealed interface Work {
    /// Any statements on a connection.
    non-sealed interface Transaction extends Work {
      void run(Connection connection) throws SQLException;
    }

    /// Rows for one statement.
    record Rows(String sql, List<Row> rows) implements Work {}
  }

  /// The values of one row, bound to its statement.
  public interface Row {
    void bind(PreparedStatement statement) throws SQLException;
  }

  /// A query.
  public interface Query<T> {
    T run(Connection connection) throws SQLException;
  }

  /// Is told of every commit: how many writes it held and how long it took.
  public interface CommitObserver {
    void committed(int writes, long nanos);
  }

  private record QueuedWrite(Work work, CompletableFuture<Void> done) {}

  public Store(Database database) throws SQLException {
    this.source = database.source();
    this.checkpointer =
        database.dialect() == Dialect.SQLITE
            ? Optional.of(new WalCheckpointer(source, WalCheckpointer.INTERVAL))
            : Optional.empty();
    WriterConnection first = new WriterConnection(source.getConnection());
    this.readers =
        Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().name("store-reader-", 1).daemon().factory());
    this.writer = Thread.ofPlatform().name("store-writer").daemon().start(() -> writeLoop(first));
  }

  public void observeCommits(CommitObserver newObserver) {
    observer = newObserver;
  }

  /// How many writes are waiting.
  public int queuedWrites() {
    return queue.size();
  }

  CompletableFuture<Void> write(Work work) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (open) queue.add(new QueuedWrite(work, done));
    else done.completeExceptionally(new SQLException("the store is closed"));
    return done;
  }

  public CompletableFuture<Void> write(Work.Transaction transaction) {
    return write((Work) transaction);
  }

  /// Writes something nobody waits for; a failure is logged.
  public void writeInBackground(Work.Transaction work) {
    CompletableFuture<Void> done =
        new CompletableFuture<>() {
          @Override
          public boolean completeExceptionally(Throwable broken) {
            LOG.error("A background write failed", broken);
            return super.completeExceptionally(broken);
          }
        };
    queue.add(new QueuedWrite(work, done));
  }

  public <T> CompletableFuture<T> read(Query<T> query) {
    return CompletableFuture.supplyAsync(
        () -> {
          try (Connection connection = source.getConnection()) {
            return query.run(connection);
          } catch (SQLException broken) {
            throw new CompletionException(broken);
          }
        },
        readers);
  }

  private void writeLoop(WriterConnection first) {
    WriterConnection connection = first;
    List<QueuedWrite> batch = new ArrayList<>();
    boolean connectionUsable = true;
    while (open || !queue.isEmpty()) {
      try {
        QueuedWrite next = queue.poll(100, TimeUnit.MILLISECONDS);
        if (next == null) continue;
        batch.add(next);
        queue.drainTo(batch, MAX_BATCH - 1);
        if (!connectionUsable) {
          connection.close();
          connection = new WriterConnection(source.getConnection());
          connectionUsable = true;
        }
        long startNanos = System.nanoTime();
        commit(connection, batch);
        observer.committed(batch.size(), System.nanoTime() - startNanos);
        checkpointer.ifPresent(WalCheckpointer::commitHappened);
      } catch (InterruptedException _) {
        open = false;
      } catch (SQLException | RuntimeException broken) {
        // Whether the commit succeeded is unknown: the tables recover from the journal and see.
        connectionUsable = false;
        LOG.error("A commit failed", broken);
        for (QueuedWrite write : batch) write.done().completeExceptionally(broken);
      }
      batch.clear();
    }
    connection.close();
  }

  private static void commit(WriterConnection connection, List<QueuedWrite> batch)
      throws SQLException {
    try {
      for (int i = 0; i < batch.size(); ) i = run(connection, batch, i);
      connection.commit();
    } catch (SQLException | RuntimeException broken) {
      connection.rollback();
      if (batch.size() == 1) {
        batch.getFirst().done().completeExceptionally(broken);
        return;
      }
      for (QueuedWrite write : batch) commit(connection, List.of(write));
      return;
    }
    for (QueuedWrite write : batch) write.done().complete(null);
  }

  /// Runs one write, or a run of writes with the same statement as one JDBC batch; returns the
  /// index of the next.
  private static int run(WriterConnection connection, List<QueuedWrite> batch, int from)
      throws SQLException {
    switch (batch.get(from).work()) {
      case Work.Transaction transaction -> {
        transaction.run(connection.jdbc());
        return from + 1;
      }
      case Work.Rows(String sql, _) -> {
        int to = from;
        PreparedStatement statement = connection.statement(sql);
        while (to < batch.size()
            && batch.get(to).work() instanceof Work.Rows(String same, List<Row> rows)
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

  /// Finishes the queued writes, then closes every connection.
  @Override
  public void close() {
    open = false;
    checkpointer.ifPresent(WalCheckpointer::close);
    try {
      writer.join(10_000);
      readers.shutdown();
      if (!readers.awaitTermination(5, TimeUnit.SECONDS))
        LOG.warn("A reader thread did not end in time");
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    source.close();
  }
}
