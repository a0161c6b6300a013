package parlour.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Base64;
import java.util.Set;
import java.util.TreeSet;
import parlour.engine.wire.Json;
import parlour.server.club.state.ClubEventCodec;
import parlour.server.config.CannotServe;
import parlour.server.evening.EveningEventCodec;
import parlour.server.store.Alarms;
import parlour.server.store.EventLog;
import parlour.server.store.StoredAlarms;
import parlour.server.table.Lobby;
import parlour.server.table.state.TableEventCodec;

/// Reads a backup file line by line into one transaction of a store.
final class BackupReader {
  private static final int INSERTS_PER_BATCH = 500;

  private final Connection connection;
  private final PreparedStatement insert;
  private final Set<String> pids = new TreeSet<>();
  private final Set<String> changed = new TreeSet<>();
  private String currentPid = "";
  private long highestStored;
  private long lastSeq;
  private long events;
  private int inserts;

  BackupReader(Connection connection) throws SQLException {
    this.connection = connection;
    this.insert = connection.prepareStatement(EventLog.INSERT);
  }

  /// Reads a whole file; anything wrong with it is thrown, so that the transaction rolls back.
  Backup.Counts read(BufferedReader in) throws IOException, SQLException {
    boolean hasTitle = false;
    boolean hasEnd = false;
    int lineNumber = 0;
    for (String text = in.readLine(); text != null; text = in.readLine()) {
      lineNumber++;
      try {
        Json line = Json.parse(text);
        String type = line.at("type").asText();
        if (!hasTitle) {
          hasTitle = type.equals(Backup.TITLE) && line.at("format").asInt() == Backup.FORMAT;
          if (!hasTitle) throw new CannotServe("That file is not a backup of Parlour tables.");
        } else if (hasEnd) throw new Json.Malformed("There is something after its end.");
        else
          switch (type) {
            case "event" -> event(line);
            case "open" -> lobbyCard(line);
            case "end" -> {
              hasEnd = true;
              if (line.at("events").asLong() != events)
                throw new Json.Malformed("Some events are missing.");
            }
            default -> throw new Json.Malformed("There is no line of that kind.");
          }
      } catch (Json.Malformed wrong) {
        throw new CannotServe(
            "Line " + lineNumber + " of the file cannot be read: " + wrong.sentence());
      }
    }
    if (!hasTitle) throw new CannotServe("That file is not a backup of Parlour tables.");
    if (!hasEnd) throw new CannotServe("The file breaks off before its end.");
    insert.executeBatch();
    insert.close();
    return new Backup.Counts(pids.size(), events, pids.size() - changed.size());
  }

  private void event(Json line) throws SQLException {
    String pid = line.at("pid").asText();
    long seq = line.at("seq").asLong();
    if (!Backup.isKept(pid)) throw new Json.Malformed("That is not a table, an evening or a club.");
    if (!pid.equals(currentPid)) {
      if (!pids.add(pid))
        throw new Json.Malformed("The events of a table must follow one another.");
      currentPid = pid;
      highestStored = EventLog.highestSeq(connection, pid);
      lastSeq = 0;
    }
    if (seq != ++lastSeq) throw new Json.Malformed("An event of a table is missing.");
    events++;
    EventLog.Row row = row(line, pid, seq);
    Json body = Json.parse(new String(row.body(), UTF_8));
    boolean stored = seq <= highestStored;
    if (Backup.isTable(pid)) {
      if (TableEventCodec.read(body) instanceof Alarms.SetBy set && !stored)
        StoredAlarms.set(connection, new Alarms.Alarm(pid, set.wakeMillis()));
    } else if (Backup.isClub(pid)) ClubEventCodec.read(body);
    else EveningEventCodec.read(body);
    if (stored) {
      checkSame(row);
      return;
    }
    changed.add(pid);
    EventLog.binding(row).bind(insert);
    insert.addBatch();
    if (++inserts % INSERTS_PER_BATCH == 0) insert.executeBatch();
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

  private void checkSame(EventLog.Row row) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement("SELECT body FROM events WHERE pid = ? AND seq = ?")) {
      select.setString(1, row.pid());
      select.setLong(2, row.seq());
      try (ResultSet found = select.executeQuery()) {
        if (found.next() && Arrays.equals(found.getBytes(1), row.body())) return;
      }
    }
    throw new CannotServe(
        "The table "
            + Backup.id(row.pid())
            + " is already there with another history; nothing was changed.");
  }

  private void lobbyCard(Json line) throws SQLException {
    try (PreparedStatement post = connection.prepareStatement(Lobby.POST)) {
      post.setString(1, line.at("id").asText());
      post.setString(2, line.at("card").asText());
      post.setLong(3, line.at("posted").asLong());
      post.executeUpdate();
    }
  }
}
