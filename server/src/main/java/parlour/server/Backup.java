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
import java.util.Base64;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletionException;
import parlour.engine.wire.Json;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;
import parlour.server.evening.EveningCommand;
import parlour.server.evening.EveningEventCodec;
import parlour.server.store.DataHome;
import parlour.server.store.Database;
import parlour.server.store.EventLog;
import parlour.server.store.Store;
import parlour.server.table.Lobby;
import parlour.server.table.TableServices;
import parlour.server.table.state.TableEventCodec;

/// Moves tables and evenings from one store to another by way of a file of lines of JSON, which is
/// a backup as well.
///
/// What is packed is one moment of the store, even while a server runs on it. What is unpacked
/// comes in whole or not at all; a table that is there already with the same history is left as it
/// is, and one with another history stops the removal.
public final class Backup {
  private static final String TITLE = "parlour-tables";
  private static final int FORMAT = 1;
  private static final String PREFIX = TableServices.KEY.name() + "|";
  private static final String EVENING = EveningCommand.KEY.name() + "|";

  private Backup() {}

  /// How much was moved.
  public record Tally(int tables, long events) {}

  /// Packs every table of a store into a file, or only those named.
  public static Tally pack(ServerOptions.Keeping from, Path file, Set<String> tables) {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    try (Store store = opened(from)) {
      Tally tally =
          store
              .read(
                  connection -> {
                    try (BufferedWriter out = Files.newBufferedWriter(part, UTF_8)) {
                      return pack(connection, out, tables);
                    } catch (IOException broken) {
                      throw new UncheckedIOException(broken);
                    }
                  })
              .join();
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      return tally;
    } catch (CompletionException | IOException broken) {
      if (broken.getCause() instanceof CannotServe said) throw said;
      throw new CannotServe("The tables could not be packed: " + reason(broken) + ".", broken);
    }
  }

  /// The store, without the lock of its folder: reading disturbs nobody.
  private static Store opened(ServerOptions.Keeping keeping) {
    if (!keeping.address().isEmpty()) return DataHome.open(keeping).store();
    Path file = keeping.data().resolve("parlour.db");
    if (!Files.exists(file))
      throw new CannotServe("There are no tables in the folder " + keeping.data() + ".");
    try {
      return new Store(Database.sqlite(file));
    } catch (SQLException broken) {
      throw new CannotServe(
          "The data folder " + keeping.data() + " cannot be used: " + reason(broken) + ".", broken);
    }
  }

  private static Tally pack(Connection connection, BufferedWriter out, Set<String> tables)
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
          if (!isWanted(pid, tables)) continue;
          line(out, event(rows));
          seen.add(pid);
          events++;
        }
      }
    }
    packOpen(connection, out, tables);
    line(out, Json.fields().put("type", "end").put("events", events).done());
    connection.rollback();
    connection.setAutoCommit(true);
    if (seen.size() < tables.size()) {
      Set<String> missing = new TreeSet<>(tables);
      seen.forEach(pid -> missing.remove(name(pid)));
      throw new CannotServe("There is no table " + String.join(", ", missing) + ".");
    }
    return new Tally(seen.size(), events);
  }

  private static boolean isWanted(String pid, Set<String> tables) {
    return isOurs(pid) && (tables.isEmpty() || tables.contains(name(pid)));
  }

  private static boolean isOurs(String pid) {
    return pid.startsWith(PREFIX) || pid.startsWith(EVENING);
  }

  private static String name(String pid) {
    return pid.substring(pid.indexOf('|') + 1);
  }

  private static Json event(ResultSet row) throws SQLException {
    byte[] body = row.getBytes(6);
    String text = new String(body, UTF_8);
    boolean readable = java.util.Arrays.equals(text.getBytes(UTF_8), body);
    return Json.fields()
        .put("type", "event")
        .put("pid", row.getString(1))
        .put("seq", row.getLong(2))
        .put("writer", row.getString(3))
        .put("serializer", row.getInt(4))
        .put("manifest", row.getString(5))
        .put("written", row.getLong(7))
        .put(
            readable ? "body" : "bytes", readable ? text : Base64.getEncoder().encodeToString(body))
        .done();
  }

  private static void packOpen(Connection connection, BufferedWriter out, Set<String> tables)
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

  /// Brings the tables of a file into a store.
  public static Tally unpack(ServerOptions.Keeping into, Path file) {
    try (DataHome cellar = DataHome.open(into)) {
      Tally[] tally = new Tally[1];
      cellar
          .store()
          .write(
              connection -> {
                try (BufferedReader in = Files.newBufferedReader(file, UTF_8)) {
                  tally[0] = new Unpacking(connection).all(in);
                } catch (NoSuchFileException _) {
                  throw new CannotServe("There is no file " + file + ".");
                } catch (IOException broken) {
                  throw new UncheckedIOException(broken);
                }
              })
          .join();
      return tally[0];
    } catch (CompletionException broken) {
      if (broken.getCause() instanceof CannotServe said) throw said;
      throw new CannotServe("The tables could not be unpacked: " + reason(broken) + ".", broken);
    }
  }

  private static String reason(Throwable broken) {
    Throwable cause = broken;
    while (cause.getCause() != null) cause = cause.getCause();
    String message = cause.getMessage();
    return message == null ? cause.getClass().getSimpleName() : message.replaceFirst("\\.+$", "");
  }

  /// Reads a file line by line into a transaction.
  private static final class Unpacking {
    private static final int AT_ONCE = 500;

    private final Connection connection;
    private final PreparedStatement insert;
    private final Set<String> seen = new TreeSet<>();
    private String table = "";
    private long there;
    private long last;
    private long events;
    private int waiting;

    Unpacking(Connection connection) throws SQLException {
      this.connection = connection;
      this.insert = connection.prepareStatement(EventLog.INSERT);
    }

    Tally all(BufferedReader in) throws IOException, SQLException {
      boolean titled = false;
      boolean ended = false;
      int number = 0;
      for (String text = in.readLine(); text != null; text = in.readLine()) {
        number++;
        try {
          Json line = Json.parse(text);
          String type = line.at("type").asText();
          if (!titled) {
            titled = type.equals(TITLE) && line.at("format").asInt() == FORMAT;
            if (!titled) throw new CannotServe("That file holds no tables of this program.");
          } else if (ended) throw new Json.Malformed("There is something after its end.");
          else
            switch (type) {
              case "event" -> event(line);
              case "open" -> open(line);
              case "end" -> {
                ended = true;
                if (line.at("events").asLong() != events)
                  throw new Json.Malformed("Some events are missing.");
              }
              default -> throw new Json.Malformed("There is no line of that kind.");
            }
        } catch (Json.Malformed wrong) {
          throw new CannotServe(
              "Line " + number + " of the file cannot be read: " + wrong.sentence());
        }
      }
      if (!titled) throw new CannotServe("That file holds no tables of this program.");
      if (!ended) throw new CannotServe("The file breaks off before its end.");
      insert.executeBatch();
      insert.close();
      return new Tally(seen.size(), events);
    }

    private void event(Json line) throws SQLException {
      String pid = line.at("pid").asText();
      long seq = line.at("seq").asLong();
      if (!isOurs(pid)) throw new Json.Malformed("That is no table.");
      if (!pid.equals(table)) {
        if (!seen.add(pid)) throw new Json.Malformed("The events of a table must stand together.");
        table = pid;
        there = EventLog.highest(connection, pid);
        last = 0;
      }
      if (seq != ++last) throw new Json.Malformed("An event of a table is missing.");
      events++;
      EventLog.Row row = row(line, pid, seq);
      Json body = Json.parse(new String(row.body(), UTF_8));
      if (pid.startsWith(PREFIX)) TableEventCodec.read(body);
      else EveningEventCodec.read(body);
      if (seq <= there) {
        check(row);
        return;
      }
      EventLog.bound(row).into(insert);
      insert.addBatch();
      if (++waiting % AT_ONCE == 0) insert.executeBatch();
    }

    private static EventLog.Row row(Json line, String pid, long seq) {
      byte[] body =
          line.maybe("body")
              .map(text -> text.asText().getBytes(UTF_8))
              .orElseGet(() -> Base64.getDecoder().decode(line.at("bytes").asText()));
      return new EventLog.Row(
          pid,
          seq,
          line.at("writer").asText(),
          new EventLog.Kind(line.at("serializer").asInt(), line.at("manifest").asText()),
          body,
          line.at("written").asLong());
    }

    private void check(EventLog.Row row) throws SQLException {
      try (PreparedStatement select =
          connection.prepareStatement("SELECT body FROM events WHERE pid = ? AND seq = ?")) {
        select.setString(1, row.pid());
        select.setLong(2, row.seq());
        try (ResultSet found = select.executeQuery()) {
          if (found.next() && java.util.Arrays.equals(found.getBytes(1), row.body())) return;
        }
      }
      throw new CannotServe(
          "The table "
              + name(row.pid())
              + " is there already with another history; nothing was changed.");
    }

    private void open(Json line) throws SQLException {
      try (PreparedStatement post = connection.prepareStatement(Lobby.POST)) {
        post.setString(1, line.at("id").asText());
        post.setString(2, line.at("card").asText());
        post.setLong(3, line.at("posted").asLong());
        post.executeUpdate();
      }
    }
  }
}
