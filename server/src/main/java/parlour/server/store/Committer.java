package parlour.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.config.CannotServe;

/// Commits batches of writes through one connection, and settles what became of each write when a
/// commit fails: whether it was stored is looked up, never guessed.
///
/// When a single write is at fault, such as a second owner of a sequence number, each write of the
/// batch is tried alone. When the store itself fails (a full disk, a read-only file system, a lost
/// database), the whole batch fails at once, and the connection is thrown away: SQLite has rolled
/// back by itself then, the driver does not know it, and would commit every later statement alone.
///
/// Belongs to the writer's thread; only [#trouble] may be read from others.
final class Committer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Committer.class);

  /// More than any page or free space inside the files, so that a probe needs room on the disk.
  private static final int PROBE_CHARS = 64 * 1024;

  /// Changes nothing, but takes SQLite's right to write, waiting for it if need be. A transaction
  /// that read first and asked for it later would be refused without waiting if a checkpoint or
  /// another program has written in between.
  private static final String TAKE_WRITE_LOCK = "DELETE FROM lobby WHERE id IS NULL";

  /// How many attempts are made to find out what was stored.
  private static final int LOOKUPS = 3;

  private final HikariDataSource source;
  private Optional<WriterConnection> connection = Optional.empty();
  private volatile Optional<String> trouble = Optional.empty();

  /// A write that waits to be committed.
  record QueuedWrite(Store.Work work, CompletableFuture<Void> done) {}

  Committer(HikariDataSource source) throws SQLException {
    this.source = source;
    connection(); // A store that cannot be opened must fail now.
  }

  /// Why nothing can be stored at the moment, if nothing can.
  Optional<String> trouble() {
    return trouble;
  }

  /// Commits a batch and completes each of its writes; whether the commit as a whole succeeded.
  boolean commit(List<QueuedWrite> batch) {
    Optional<Exception> failure = attempt(batch);
    if (failure.isEmpty()) {
      for (QueuedWrite write : batch) write.done().complete(null);
      return true;
    }
    if (!isFaultOfOneWrite(failure.get())) settle(batch, failure.get());
    else if (batch.size() == 1) batch.getFirst().done().completeExceptionally(failure.get());
    else for (QueuedWrite write : batch) commit(List.of(write));
    return false;
  }

  private Optional<Exception> attempt(List<QueuedWrite> batch) {
    try {
      WriterConnection writer = connection();
      for (int i = 0; i < batch.size(); ) i = run(writer, batch, i);
      writer.commit();
      recovered();
      return Optional.empty();
    } catch (SQLException | RuntimeException broken) {
      if (isFaultOfOneWrite(broken)) rollback(broken);
      else failed(broken);
      return Optional.of(broken);
    }
  }

  /// Runs one write, or a run of writes with the same statement as one JDBC batch; returns the
  /// index of the next.
  private static int run(WriterConnection connection, List<QueuedWrite> batch, int from)
      throws SQLException {
    switch (batch.get(from).work()) {
      case Store.Work.Transaction transaction -> {
        connection.statement(TAKE_WRITE_LOCK).executeUpdate();
        transaction.run(connection.jdbc());
        return from + 1;
      }
      case Store.Work.Rows(String sql, _, _, _) -> {
        int to = from;
        PreparedStatement statement = connection.statement(sql);
        while (to < batch.size()
            && batch.get(to).work()
                instanceof Store.Work.Rows(String same, List<Store.Row> rows, _, _)
            && same.equals(sql)) {
          for (Store.Row row : rows) {
            row.bind(statement);
            statement.addBatch();
          }
          to++;
        }
        statement.executeBatch();
        for (QueuedWrite write : batch.subList(from, to))
          if (write.work() instanceof Store.Work.Rows(_, _, _, Store.Work.Transaction also))
            also.run(connection.jdbc());
        return to;
      }
    }
  }

  /// Whether the failure lies in what was written, and not in the store.
  private static boolean isFaultOfOneWrite(Exception failure) {
    if (!(failure instanceof SQLException sql)) return true;
    String state = sql.getSQLState();
    String message = String.valueOf(sql.getMessage()).toLowerCase(Locale.ROOT);
    return state != null
        ? state.startsWith("22") || state.startsWith("23") // Data, and integrity constraints.
        : message.contains("constraint");
  }

  private void rollback(Exception why) {
    try {
      connection().rollback();
    } catch (SQLException broken) {
      why.addSuppressed(broken);
      discardConnection();
    }
  }

  /// The store has failed: the first cause is logged, and not again until it has recovered.
  private void failed(Exception broken) {
    discardConnection();
    if (trouble.isEmpty())
      LOG.error("Nothing can be stored: {}", CannotServe.reason(broken), broken);
    trouble = Optional.of(CannotServe.reason(broken));
  }

  private void recovered() {
    if (trouble.isEmpty()) return;
    trouble = Optional.empty();
    LOG.warn("The store can be written to again");
  }

  /// Completes the writes of a commit that failed, each by what is in the store.
  private void settle(List<QueuedWrite> batch, Exception failure) {
    Set<QueuedWrite> stored = Set.of();
    for (int i = 0; i < LOOKUPS; i++) {
      try (Connection reader = source.getConnection()) {
        stored = stored(batch, reader);
        break;
      } catch (SQLException unknown) {
        // The pooled connections may be as dead as the writer's: the next one is to be new. If none
        // can be had, the actor that wrote it stops, reads the journal once it can, and sees.
        failure.addSuppressed(unknown);
        source.getHikariPoolMXBean().softEvictConnections();
      }
    }
    for (QueuedWrite write : batch) {
      if (stored.contains(write)) write.done().complete(null);
      else write.done().completeExceptionally(failure);
    }
  }

  private static Set<QueuedWrite> stored(List<QueuedWrite> batch, Connection reader)
      throws SQLException {
    Set<QueuedWrite> stored = new HashSet<>();
    for (QueuedWrite write : batch)
      if (write.work() instanceof Store.Work.Rows(_, _, Store.Query<Boolean> isStored, _)
          && isStored.run(reader)) stored.add(write);
    return stored;
  }

  /// While nothing can be stored: tries to write and erase something that needs room.
  void probe() {
    Store.Work.Transaction write =
        jdbc -> {
          try (PreparedStatement post =
              jdbc.prepareStatement("INSERT INTO lobby (id, card, posted) VALUES ('', ?, 0)")) {
            post.setString(1, ".".repeat(PROBE_CHARS));
            post.executeUpdate();
          }
        };
    Store.Work.Transaction erase =
        jdbc -> {
          try (PreparedStatement remove =
              jdbc.prepareStatement("DELETE FROM lobby WHERE id = ''")) {
            remove.executeUpdate();
          }
        };
    for (Store.Work.Transaction work : List.of(erase, write, erase))
      if (!commit(List.of(new QueuedWrite(work, new CompletableFuture<>())))) return;
  }

  private WriterConnection connection() throws SQLException {
    if (connection.isEmpty())
      connection = Optional.of(new WriterConnection(source.getConnection()));
    return connection.get();
  }

  private void discardConnection() {
    connection.ifPresent(
        broken -> {
          broken.closeStatements();
          source.evictConnection(broken.jdbc()); // Closes it as well.
        });
    connection = Optional.empty();
  }

  @Override
  public void close() {
    connection.ifPresent(WriterConnection::close);
    connection = Optional.empty();
  }
}
