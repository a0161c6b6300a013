package parlour.server.house;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.wire.Json;
import parlour.server.store.Store;
import parlour.server.wire.Problem;

/// What the house keeps beside its tables: pages that are replaced as a whole, and a record of what
/// hosts did, of the last month.
///
/// They stand in the table of events under ids of their own, so that every node of a cluster and
/// every copy of the store has the same, and an older program passes over them.
public final class HouseBook {
  private static final Logger LOG = LoggerFactory.getLogger(HouseBook.class);
  private static final Duration MONTH = Duration.ofDays(31);
  private static final String RECORD = "house|record";
  private static final String APPEND =
      "INSERT INTO events (pid, seq, writer, serializer, manifest, body, written)"
          + " SELECT ?, coalesce(max(seq), 0) + 1, 'house', 0, '', ?, ? FROM events WHERE pid = ?";
  private static final String ONCE =
      "INSERT INTO events (pid, seq, writer, serializer, manifest, body, written)"
          + " SELECT ?, 1, 'house', 0, '', ?, ? WHERE NOT EXISTS (SELECT 1 FROM events WHERE pid ="
          + " ?) ON CONFLICT (pid, seq) DO NOTHING";
  private static final String READ =
      "SELECT body, written FROM events WHERE pid = ? AND written >= ? ORDER BY seq DESC LIMIT ?";
  private static final String ERASE = "DELETE FROM events WHERE pid = ? AND written < ?";
  private static final int MOST_DEEDS = 200;

  private final Store store;

  /// What is written on one page.
  public enum Page {
    /// The hash of the token in the house's invitation.
    INVITATION,
    /// What the host has to say to everybody.
    NOTICE,
    /// The key by which push services know the house.
    PUSH_KEY;

    private String pid() {
      return "house|" + name();
    }
  }

  /// Something that is written down, and when it was.
  public record Written(String text, Instant at) {}

  /// Something that a host did.
  ///
  /// @param what in two or three words
  /// @param id of the table, evening or club it was done to, or nothing
  public record Deed(Instant at, String what, String id) {}

  public HouseBook(Store store) {
    this.store = store;
  }

  public Optional<Written> page(Page page) {
    return read(page.pid(), Instant.EPOCH, 1).stream().findFirst();
  }

  /// Writes a page anew; whoever has read it before reads the new one next.
  public void write(Page page, String text, Instant now) {
    change(
        connection -> {
          erase(connection, page.pid(), Long.MAX_VALUE);
          append(connection, APPEND, page.pid(), text, now);
        });
  }

  /// What a page says; where there is none, it is written so, once for all nodes of a cluster.
  public String pageOr(Page page, String text, Instant now) {
    change(connection -> append(connection, ONCE, page.pid(), text, now));
    return page(page).orElseThrow().text();
  }

  /// Tears a page out.
  public void tear(Page page) {
    change(connection -> erase(connection, page.pid(), Long.MAX_VALUE));
  }

  private void change(Store.Work.Transaction work) {
    try {
      store.write(work).join();
    } catch (CompletionException broken) {
      throw new Problem(503, Problem.CANNOT_STORE);
    }
  }

  /// Notes what a host did to each of these, and forgets what was done over a month ago. What was
  /// done stays done when it cannot be noted.
  public void note(String what, List<String> ids, Instant now) {
    try {
      store
          .write(
              connection -> {
                erase(connection, RECORD, now.minus(MONTH).toEpochMilli());
                for (String id : ids)
                  append(
                      connection,
                      APPEND,
                      RECORD,
                      Json.fields().put("what", what).put("id", id).done().write(),
                      now);
              })
          .join();
    } catch (CompletionException broken) {
      LOG.warn("What a host did could not be noted", broken);
    }
  }

  /// What hosts did in the last month, the newest first.
  public List<Deed> record(Instant now) {
    return read(RECORD, now.minus(MONTH), MOST_DEEDS).stream()
        .map(
            written -> {
              Json deed = Json.parse(written.text());
              return new Deed(written.at(), deed.at("what").asText(), deed.at("id").asText());
            })
        .toList();
  }

  private List<Written> read(String pid, Instant since, int most) {
    return store
        .read(
            connection -> {
              List<Written> found = new ArrayList<>();
              try (PreparedStatement select = connection.prepareStatement(READ)) {
                select.setString(1, pid);
                select.setLong(2, since.toEpochMilli());
                select.setInt(3, most);
                try (ResultSet rows = select.executeQuery()) {
                  while (rows.next())
                    found.add(
                        new Written(
                            new String(rows.getBytes(1), UTF_8),
                            Instant.ofEpochMilli(rows.getLong(2))));
                }
              }
              return found;
            })
        .join();
  }

  private static void append(
      Connection connection, String how, String pid, String text, Instant now) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(how)) {
      insert.setString(1, pid);
      insert.setBytes(2, text.getBytes(UTF_8));
      insert.setLong(3, now.toEpochMilli());
      insert.setString(4, pid);
      insert.executeUpdate();
    }
  }

  private static void erase(Connection connection, String pid, long before) throws SQLException {
    try (PreparedStatement delete = connection.prepareStatement(ERASE)) {
      delete.setString(1, pid);
      delete.setLong(2, before);
      delete.executeUpdate();
    }
  }
}
