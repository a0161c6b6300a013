package parlour.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/// The append-only event log: one table of events by persistence id and sequence number.
///
/// Its primary key is the last fence against split brain: two writers can never both write the same
/// sequence number, whatever the cluster believes.
public final class EventLog {
  public static final String INSERT =
      "INSERT INTO events (pid, seq, writer, serializer, manifest, body, written) VALUES (?, ?, ?,"
          + " ?, ?, ?, ?)";
  private static final String SELECT =
      "SELECT seq, writer, serializer, manifest, body, written FROM events"
          + " WHERE pid = ? AND seq >= ? AND seq <= ? ORDER BY seq LIMIT ?";
  private static final String WRITER = "SELECT writer FROM events WHERE pid = ? AND seq = ?";
  private static final String HIGHEST =
      "SELECT coalesce((SELECT max(seq) FROM events WHERE pid = ?),"
          + " (SELECT through FROM erased WHERE pid = ?), 0)";
  private static final String BODIES = "SELECT seq, body FROM events WHERE pid = ? ORDER BY seq";
  private static final String REWRITE = "UPDATE events SET body = ? WHERE pid = ? AND seq = ?";
  private static final String ERASE = "DELETE FROM events WHERE pid = ? AND seq <= ?";
  private static final String REMEMBER =
      "INSERT INTO erased (pid, through) VALUES (?, ?) ON CONFLICT (pid) DO UPDATE SET through ="
          + " CASE WHEN excluded.through > erased.through THEN excluded.through ELSE erased.through"
          + " END";

  private final Store store;

  public EventLog(Store store) {
    this.store = store;
  }

  /// Whether nothing can be stored at the moment.
  public boolean isFailing() {
    return store.trouble().isPresent();
  }

  /// One event as a row of the table.
  ///
  /// @param writer the UUID of the actor incarnation that wrote it
  /// @param kind how to deserialize the body
  /// @param writtenMillis the time of writing, in milliseconds since 1970
  // Rows are never compared, and copying bodies would cost time.
  @SuppressWarnings("ArrayRecordComponent")
  public record Row(
      String pid, long seq, String writer, Kind kind, byte[] body, long writtenMillis) {}

  /// The serializer of a body and that serializer's manifest.
  public record Kind(int serializer, String manifest) {}

  CompletableFuture<Void> append(List<Row> rows) {
    return append(rows, Optional.empty());
  }

  /// Appends events, and sets the alarm that they set.
  CompletableFuture<Void> append(List<Row> rows, Optional<Alarms.Alarm> alarm) {
    return store.write(
        new Store.Work.Rows(
            INSERT,
            rows.stream().map(EventLog::binding).toList(),
            connection -> isStored(connection, rows),
            connection -> {
              if (alarm.isPresent()) StoredAlarms.set(connection, alarm.get());
            }));
  }

  /// Whether all of these events are in the log, written by the same writer.
  static boolean isStored(Connection connection, List<Row> rows) throws SQLException {
    try (PreparedStatement select = connection.prepareStatement(WRITER)) {
      for (Row row : rows) {
        select.setString(1, row.pid());
        select.setLong(2, row.seq());
        try (ResultSet found = select.executeQuery()) {
          if (!found.next() || !found.getString(1).equals(row.writer())) return false;
        }
      }
    }
    return true;
  }

  public static Store.Row binding(Row row) {
    return insert -> {
      insert.setString(1, row.pid());
      insert.setLong(2, row.seq());
      insert.setString(3, row.writer());
      insert.setInt(4, row.kind().serializer());
      insert.setString(5, row.kind().manifest());
      insert.setBytes(6, row.body());
      insert.setLong(7, row.writtenMillis());
    };
  }

  /// Reads events in order into `out`; returns how many there were.
  public CompletableFuture<Integer> replay(
      String pid, long from, long to, long most, Consumer<Row> out) {
    return store.read(
        connection -> {
          try (PreparedStatement select = connection.prepareStatement(SELECT)) {
            select.setString(1, pid);
            select.setLong(2, from);
            select.setLong(3, to);
            select.setLong(4, most);
            int count = 0;
            try (ResultSet rows = select.executeQuery()) {
              for (; rows.next(); count++) {
                Kind kind = new Kind(rows.getInt(3), rows.getString(4));
                out.accept(
                    new Row(
                        pid,
                        rows.getLong(1),
                        rows.getString(2),
                        kind,
                        rows.getBytes(5),
                        rows.getLong(6)));
              }
            }
            return count;
          }
        });
  }

  /// The highest sequence number ever used by this id, deleted events included.
  CompletableFuture<Long> highestSeq(String pid) {
    return store.read(connection -> highestSeq(connection, pid));
  }

  public static long highestSeq(Connection connection, String pid) throws SQLException {
    try (PreparedStatement select = connection.prepareStatement(HIGHEST)) {
      select.setString(1, pid);
      select.setString(2, pid);
      try (ResultSet row = select.executeQuery()) {
        return row.next() ? row.getLong(1) : 0;
      }
    }
  }

  /// Rewrites the bodies of all events of an id, as many and in the same order.
  public CompletableFuture<Void> rewrite(String pid, UnaryOperator<List<byte[]>> change) {
    return store.erase(
        connection -> {
          List<Long> numbers = new ArrayList<>();
          List<byte[]> bodies = new ArrayList<>();
          try (PreparedStatement select = connection.prepareStatement(BODIES)) {
            select.setString(1, pid);
            try (ResultSet rows = select.executeQuery()) {
              while (rows.next()) {
                numbers.add(rows.getLong(1));
                bodies.add(rows.getBytes(2));
              }
            }
          }
          List<byte[]> changed = change.apply(bodies);
          try (PreparedStatement update = connection.prepareStatement(REWRITE)) {
            for (int i = 0; i < bodies.size(); i++) {
              if (Arrays.equals(bodies.get(i), changed.get(i))) continue;
              update.setBytes(1, changed.get(i));
              update.setString(2, pid);
              update.setLong(3, numbers.get(i));
              update.executeUpdate();
            }
          }
        });
  }

  /// Erases the events of an id up to a number; their numbers are not given again.
  public CompletableFuture<Void> erase(String pid, long to) {
    return store.erase(
        connection -> {
          long through = Math.min(to, highestSeq(connection, pid));
          try (PreparedStatement erase = connection.prepareStatement(ERASE);
              PreparedStatement remember = connection.prepareStatement(REMEMBER)) {
            erase.setString(1, pid);
            erase.setLong(2, through);
            erase.executeUpdate();
            remember.setString(1, pid);
            remember.setLong(2, through);
            remember.executeUpdate();
          }
          StoredAlarms.set(connection, new Alarms.Alarm(pid, 0));
        });
  }
}
