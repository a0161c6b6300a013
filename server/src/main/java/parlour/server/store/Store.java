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
import parlour.server.config.CannotServe;

/// Group commit: a database behind one writer thread and a few reader threads.
///
/// Everything that queued up while the disk was busy goes into the next transaction, so all tables
/// with a move at that moment share the cost of making it durable; rows for the same statement are
/// sent as one batch. The [Committer] decides what became of each write when a transaction fails.
public final class Store implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Store.class);
  private static final int MAX_BATCH = 512;
  private static final int READERS = 3;

  /// How often a store that has failed is tried while nothing is to be written.
  private static final long PROBE_NANOS = TimeUnit.SECONDS.toNanos(1);

  private final HikariDataSource source;
  private final LinkedBlockingQueue<Committer.QueuedWrite> queue = new LinkedBlockingQueue<>();
  private final Committer committer;
  private final Thread writer;
  private final ExecutorService readers;
  private final Optional<WalCheckpointer> checkpointer;
  private volatile CommitObserver observer = (_, _) -> {};
  private volatile boolean open = true;

  /// Why what is stored cannot be read; it stays so until a backup is restored.
  private volatile Optional<String> unreadable = Optional.empty();

  /// Something to write; it may run twice, when the first try was rolled back.
  public sealed interface Work {
    /// Any statements on a connection.
    non-sealed interface Transaction extends Work {
      void run(Connection connection) throws SQLException;
    }

    /// Rows for one statement.
    ///
    /// @param isStored whether these very rows are in the store, asked when a commit broke off
    /// @param also what belongs to them, in the same transaction
    record Rows(String sql, List<Row> rows, Query<Boolean> isStored, Transaction also)
        implements Work {
      Rows(String sql, List<Row> rows, Query<Boolean> isStored) {
        this(sql, rows, isStored, _ -> {});
      }
    }
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

  public Store(Database database) throws SQLException {
    this.source = database.source();
    this.checkpointer =
        database.dialect() == Dialect.SQLITE
            ? Optional.of(
                new WalCheckpointer(source, WalCheckpointer.INTERVAL, WalCheckpointer.SMALL_BYTES))
            : Optional.empty();
    this.committer = new Committer(source);
    this.readers =
        Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().name("store-reader-", 1).daemon().factory());
    this.writer = Thread.ofPlatform().name("store-writer").daemon().start(this::writeLoop);
  }

  public void observeCommits(CommitObserver newObserver) {
    observer = newObserver;
  }

  /// Why nothing can be stored or read at the moment, if nothing can.
  public Optional<String> trouble() {
    return unreadable.or(committer::trouble);
  }

  /// How many writes are waiting.
  public int queuedWrites() {
    return queue.size();
  }

  CompletableFuture<Void> write(Work work) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    if (open) queue.add(new Committer.QueuedWrite(work, done));
    else done.completeExceptionally(new SQLException("the store is closed"));
    return done;
  }

  public CompletableFuture<Void> write(Work.Transaction transaction) {
    return write((Work) transaction);
  }

  /// Writes something whose failure nobody needs to be told of.
  public CompletableFuture<Void> writeInBackground(Work.Transaction work) {
    CompletableFuture<Void> done =
        new CompletableFuture<>() {
          @Override
          public boolean completeExceptionally(Throwable broken) {
            LOG.debug("A background write failed", broken); // The committer has said why.
            return super.completeExceptionally(broken);
          }
        };
    queue.add(new Committer.QueuedWrite(work, done));
    return done;
  }

  /// Erases something, so that nothing of it stays readable in the files of the store.
  public CompletableFuture<Void> erase(Work.Transaction transaction) {
    return write(transaction)
        .thenRun(() -> checkpointer.ifPresent(WalCheckpointer::erasureHappened));
  }

  public <T> CompletableFuture<T> read(Query<T> query) {
    return CompletableFuture.supplyAsync(
        () -> {
          try (Connection connection = source.getConnection()) {
            return query.run(connection);
          } catch (SQLException broken) {
            if (unreadable.isEmpty() && isBroken(broken)) {
              unreadable = Optional.of(CannotServe.reason(broken));
              LOG.error("The store is broken: restore a backup", broken);
            }
            throw new CompletionException(broken);
          }
        },
        readers);
  }

  /// Whether the files themselves are damaged: SQLite's CORRUPT and NOTADB, PostgreSQL's data and
  /// index corruption.
  private static boolean isBroken(SQLException failure) {
    String state = failure.getSQLState();
    return state == null
        ? failure.getErrorCode() == 11 || failure.getErrorCode() == 26
        : state.matches("XX00[12]");
  }

  private void writeLoop() {
    List<Committer.QueuedWrite> batch = new ArrayList<>();
    long triedNanos = System.nanoTime();
    while (open || !queue.isEmpty()) {
      try {
        Committer.QueuedWrite next = queue.poll(100, TimeUnit.MILLISECONDS);
        if (next != null) {
          batch.add(next);
          queue.drainTo(batch, MAX_BATCH - 1);
          commit(batch);
          triedNanos = System.nanoTime();
        } else if (trouble().isPresent() && System.nanoTime() - triedNanos > PROBE_NANOS) {
          committer.probe();
          triedNanos = System.nanoTime();
        }
      } catch (InterruptedException _) {
        open = false;
      } catch (RuntimeException broken) { // The writer's thread must never end.
        LOG.error("A commit failed", broken);
        for (Committer.QueuedWrite write : batch) write.done().completeExceptionally(broken);
      }
      batch.clear();
    }
    committer.close();
  }

  private void commit(List<Committer.QueuedWrite> batch) {
    long startNanos = System.nanoTime();
    if (!committer.commit(batch)) return;
    observer.committed(batch.size(), System.nanoTime() - startNanos);
    checkpointer.ifPresent(WalCheckpointer::commitHappened);
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
