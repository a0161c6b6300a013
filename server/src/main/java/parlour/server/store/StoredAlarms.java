package parlour.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// The alarms in the store.
public final class StoredAlarms implements Alarms {
  private static final String SET =
      "INSERT INTO due (pid, at) VALUES (?, ?) ON CONFLICT (pid) DO UPDATE SET at = excluded.at";
  private static final String CLEAR = "DELETE FROM due WHERE pid = ?";
  private static final String DUE =
      "SELECT pid, at FROM due WHERE at <= ? AND (at > ? OR at = ? AND pid > ?) ORDER BY at, pid"
          + " LIMIT ?";
  private static final String OF = "SELECT at FROM due WHERE pid = ?";
  private static final String PUT_OFF = "UPDATE due SET at = at + ?";

  private final Store store;

  public StoredAlarms(Store store) {
    this.store = store;
  }

  /// Sets an alarm, or takes it away, on the connection of a transaction.
  public static void set(Connection connection, Alarm alarm) throws SQLException {
    boolean never = alarm.atMillis() == 0;
    try (PreparedStatement set = connection.prepareStatement(never ? CLEAR : SET)) {
      set.setString(1, alarm.pid());
      if (!never) set.setLong(2, alarm.atMillis());
      set.executeUpdate();
    }
  }

  @Override
  public CompletableFuture<Void> look(long nowMillis) {
    return store.write(
        connection -> {
          long lastMillis = lastLook(connection);
          if (lastMillis == 0) {
            update(connection, "INSERT INTO swept (at) VALUES (?)", nowMillis);
          } else if (nowMillis > lastMillis) {
            long missed = Alarms.missedMillis(lastMillis, nowMillis);
            if (missed > 0) update(connection, PUT_OFF, missed);
            update(connection, "UPDATE swept SET at = ?", nowMillis);
          }
        });
  }

  private static long lastLook(Connection connection) throws SQLException {
    try (PreparedStatement select = connection.prepareStatement("SELECT max(at) FROM swept");
        ResultSet row = select.executeQuery()) {
      return row.next() ? row.getLong(1) : 0;
    }
  }

  private static void update(Connection connection, String sql, long value) throws SQLException {
    try (PreparedStatement update = connection.prepareStatement(sql)) {
      update.setLong(1, value);
      update.executeUpdate();
    }
  }

  @Override
  public CompletableFuture<List<Alarm>> due(long nowMillis, Alarm after, int most) {
    return store.read(
        connection -> {
          List<Alarm> due = new ArrayList<>();
          try (PreparedStatement select = connection.prepareStatement(DUE)) {
            select.setLong(1, nowMillis);
            select.setLong(2, after.atMillis());
            select.setLong(3, after.atMillis());
            select.setString(4, after.pid());
            select.setInt(5, most);
            try (ResultSet rows = select.executeQuery()) {
              while (rows.next()) due.add(new Alarm(rows.getString(1), rows.getLong(2)));
            }
          }
          return due;
        });
  }

  @Override
  public CompletableFuture<Long> of(String pid) {
    return store.read(
        connection -> {
          try (PreparedStatement select = connection.prepareStatement(OF)) {
            select.setString(1, pid);
            try (ResultSet row = select.executeQuery()) {
              return row.next() ? row.getLong(1) : 0L;
            }
          }
        });
  }
}
