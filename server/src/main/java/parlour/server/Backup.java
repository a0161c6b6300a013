package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import parlour.engine.wire.Json;
import parlour.server.club.ClubCommand;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;
import parlour.server.evening.EveningCommand;
import parlour.server.store.DataHome;
import parlour.server.store.Database;
import parlour.server.store.PrivateFiles;
import parlour.server.store.Store;
import parlour.server.table.TableServices;

/// Backup and restore of tables, evenings and clubs as a file of JSON lines, which also moves them
/// from one store to another.
///
/// An export is a consistent snapshot, even while a server uses the store. A restore happens
/// completely or not at all: a table that is there with the same history is left as it is, one with
/// another history stops the restore.
public final class Backup {
  static final String TITLE = "parlour-tables";
  static final int FORMAT = 1;
  private static final String TABLE_PREFIX = TableServices.KEY.name() + "|";
  private static final String CLUB_PREFIX = ClubCommand.KEY.name() + "|";
  private static final String EVENING_PREFIX = EveningCommand.KEY.name() + "|";

  private Backup() {}

  /// How much was exported or restored.
  ///
  /// @param known how many of the tables were there already, with nothing to add
  public record Counts(int tables, long events, int known) {}

  /// Writes every table, evening and club of a store to a file, or only those named.
  public static Counts export(ServerOptions.Storage storage, Path file, Set<String> tables) {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try (Store store = opened(storage)) {
      PrivateFiles.makeFile(part);
      Counts counts =
          store
              .read(
                  connection -> {
                    try (BufferedWriter out = Files.newBufferedWriter(part, UTF_8)) {
                      return export(connection, out, tables);
                    } catch (IOException broken) {
                      throw new UncheckedIOException(broken);
                    }
                  })
              .join();
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      return counts;
    } catch (CompletionException | IOException broken) {
      if (broken.getCause() instanceof CannotServe said) throw said;
      throw new CannotServe(
          "The tables could not be exported: " + CannotServe.reason(broken) + ".", broken);
    }
  }

  /// The store, without locking its folder: reading does not disturb a running server.
  static Store opened(ServerOptions.Storage storage) {
    if (!storage.postgresUrl().isEmpty()) return DataHome.open(storage).store();
    Path file = storage.dataFolder().resolve("parlour.db");
    if (!Files.exists(file))
      throw new CannotServe("There are no tables in the folder " + storage.dataFolder() + ".");
    try {
      return new Store(Database.sqlite(file));
    } catch (SQLException broken) {
      throw CannotServe.cannotUse("The data folder " + storage.dataFolder(), broken);
    }
  }

  private static Counts export(Connection connection, BufferedWriter out, Set<String> tables)
      throws SQLException, IOException {
    connection.setAutoCommit(false);
    if (!connection.getMetaData().getDatabaseProductName().equals("SQLite"))
      connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    line(out, Json.fields().put("type", TITLE).put("format", FORMAT).done());
    Set<String> seen = new TreeSet<>();
    long events = 0;
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT pid, seq, writer, serializer, manifest, body, written FROM events ORDER BY pid,"
                + " seq")) {
      select.setFetchSize(500);
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          String pid = rows.getString(1);
          if (!isSelected(pid, tables)) continue;
          line(out, event(rows));
          seen.add(pid);
          events++;
        }
      }
    }
    exportLobby(connection, out, tables);
    line(out, Json.fields().put("type", "end").put("events", events).done());
    connection.rollback();
    connection.setAutoCommit(true);
    if (seen.size() < tables.size()) {
      Set<String> missing = new TreeSet<>(tables);
      seen.forEach(pid -> missing.remove(id(pid)));
      throw new CannotServe("There is no table " + String.join(", ", missing) + ".");
    }
    return new Counts(seen.size(), events, 0);
  }

  private static boolean isSelected(String pid, Set<String> tables) {
    return isKept(pid) && (tables.isEmpty() || tables.contains(id(pid)));
  }

  static boolean isTable(String pid) {
    return pid.startsWith(TABLE_PREFIX);
  }

  static boolean isClub(String pid) {
    return pid.startsWith(CLUB_PREFIX);
  }

  /// Whether an id is that of a table, an evening or a club.
  static boolean isKept(String pid) {
    return isTable(pid) || isClub(pid) || pid.startsWith(EVENING_PREFIX);
  }

  /// The id in a persistence id, such as `table|k3v9…`.
  static String id(String pid) {
    return pid.substring(pid.indexOf('|') + 1);
  }

  private static Json event(ResultSet row) throws SQLException {
    byte[] body = row.getBytes(6);
    String text = new String(body, UTF_8);
    boolean isText = Arrays.equals(text.getBytes(UTF_8), body);
    return Json.fields()
        .put("type", "event")
        .put("pid", row.getString(1))
        .put("seq", row.getLong(2))
        .put("writer", row.getString(3))
        .put("serializer", row.getInt(4))
        .put("manifest", row.getString(5))
        .put("written", row.getLong(7))
        .put(isText ? "body" : "bytes", isText ? text : Base64.getEncoder().encodeToString(body))
        .done();
  }

  private static void exportLobby(Connection connection, BufferedWriter out, Set<String> tables)
      throws SQLException, IOException {
    try (PreparedStatement select =
            connection.prepareStatement("SELECT id, card, posted FROM lobby ORDER BY id");
        ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        if (!tables.isEmpty() && !tables.contains(rows.getString(1))) continue;
        line(
            out,
            Json.fields()
                .put("type", "open")
                .put("id", rows.getString(1))
                .put("card", rows.getString(2))
                .put("posted", rows.getLong(3))
                .done());
      }
    }
  }

  private static void line(BufferedWriter out, Json json) throws IOException {
    out.write(json.write());
    out.write('\n');
  }

  /// Adds the tables of a file to a store.
  public static Counts restore(ServerOptions.Storage storage, Path file) {
    try (DataHome home = DataHome.open(storage)) {
      Counts[] counts = new Counts[1];
      home.store()
          .write(
              connection -> {
                try (BufferedReader in = Files.newBufferedReader(file, UTF_8)) {
                  counts[0] = new BackupReader(connection).read(in);
                } catch (NoSuchFileException _) {
                  throw new CannotServe("There is no file " + file + ".");
                } catch (IOException broken) {
                  throw new UncheckedIOException(broken);
                }
              })
          .join();
      return counts[0];
    } catch (CompletionException broken) {
      if (broken.getCause() instanceof CannotServe said) throw said;
      throw new CannotServe(
          "The tables could not be restored: " + CannotServe.reason(broken) + ".", broken);
    }
  }
}
