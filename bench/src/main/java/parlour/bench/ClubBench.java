package parlour.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.function.IntConsumer;
import parlour.engine.wire.Json;
import parlour.server.table.state.TableEvent;
import parlour.server.table.state.TableEventCodec;

/// What clubs cost whose members are away: `ClubBench [CLUBS]`, 10,000 without a number, each with
/// ten tables over days.
///
/// A club is founded and its tables are dealt over the protocol; the others are copies of it in the
/// store, under ids of their own.
final class ClubBench {
  private static final int TABLES = 10;
  private static final int DAYS = 7;
  private static final int REQUESTS = 2_000;
  private static final Duration DAY = Duration.ofDays(1);

  private final Path data = Files.createTempDirectory("parlour-clubs");
  private final int clubs;
  private final List<String> tables = new ArrayList<>();
  private String club = "";
  private String token = "";

  private ClubBench(int clubs) throws IOException {
    this.clubs = clubs;
  }

  public static void main(String[] arguments) throws Exception {
    ClubBench bench = new ClubBench(arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10_000);
    bench.found();
    row(
        "| clubs with %d tables each | store, MB | start, s | idle: heap, MB; resident, MB |",
        TABLES);
    row("|---|---|---|---|");
    bench.start("1");
    bench.copy();
    bench.start(String.format(Locale.ROOT, "%,d", bench.clubs));
    bench.sweep();
    bench.requests();
    for (String name : List.of("parlour.db", "parlour.db-wal", "parlour.db-shm"))
      Files.deleteIfExists(bench.data.resolve(name));
    System.exit(0);
  }

  private ServerProcess serve() throws IOException {
    return ServerProcess.parlour(data, "", Duration.ofSeconds(30), List.of());
  }

  /// Founds the club of which the others are copies.
  private void found() throws IOException, InterruptedException {
    try (ServerProcess server = serve()) {
      Json founded =
          Json.parse(server.post("/api/clubs", "", "{\"club\":\"The Circle\",\"name\":\"Ruth\"}"));
      club = founded.at("club").asText();
      token = founded.at("token").asText();
      String invite = founded.at("inviteToken").asText();
      server.post(
          "/api/clubs/" + club + "/members",
          "",
          Json.fields().put("name", "Ben").put("inviteToken", invite).done().write());
      for (int i = 0; i < TABLES; i++) {
        String wish = "{\"game\":\"skat\",\"days\":" + DAYS + ",\"seats\":2,\"members\":[1]}";
        String table =
            Json.parse(server.post("/api/clubs/" + club + "/tables", token, wish))
                .at("table")
                .asText();
        server.post("/api/tables/" + table + "/start", token, "");
        tables.add(table);
      }
      while (waiting(server) < TABLES) Thread.sleep(100);
    }
  }

  /// At how many tables the time of a turn runs.
  private long waiting(ServerProcess server) {
    return Json.parse(server.get("/api/clubs/" + club, token)).at("tables").asItems().stream()
        .filter(table -> table.at("turnTime").at("until").asLong() > 0)
        .count();
  }

  private void start(String many) throws IOException, InterruptedException, SQLException {
    looked();
    long from = System.nanoTime();
    try (ServerProcess server = serve()) {
      server.get("/health");
      double seconds = (System.nanoTime() - from) / 1e9;
      server.get("/api/games");
      long kilobytes = server.heapKilobytes();
      row(
          "| %s | %,d | %.1f | %.1f; %d |",
          many,
          Files.size(data.resolve("parlour.db")) >> 20,
          seconds,
          kilobytes / 1_024.0,
          server.residentMegabytes());
    }
  }

  /// Makes the copies.
  private void copy() throws SQLException {
    List<String> ids = new ArrayList<>(tables);
    ids.add(club);
    for (String id : ids) {
      String kind = id.equals(club) ? "club|" : "table|";
      change(
          numbered()
              + " INSERT INTO events SELECT "
              + copied("pid", List.of(id))
              + ", seq, writer, serializer, manifest, CAST("
              + copied("CAST(body AS TEXT)", ids)
              + " AS BLOB), written FROM n, events WHERE pid = '"
              + kind
              + id
              + "'");
      change(
          numbered()
              + " INSERT INTO due SELECT "
              + copied("pid", List.of(id))
              + ", at FROM n, due WHERE pid = '"
              + kind
              + id
              + "'");
    }
  }

  private String numbered() {
    return String.format(
        Locale.ROOT,
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %d)",
        clubs);
  }

  /// A text of SQL in which the ids are those of the copy with the number i.
  private static String copied(String text, List<String> ids) {
    String copied = text;
    for (String id : ids)
      copied = "replace(" + copied + ", '" + id + "', '" + stem(id) + "' || printf('%05d', i))";
    return copied;
  }

  private static String stem(String id) {
    return id.substring(0, id.length() - 5);
  }

  private void change(String... statements) throws SQLException {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      for (String each : statements) statement.executeUpdate(each);
    }
  }

  private Connection connect() throws SQLException {
    return DriverManager.getConnection("jdbc:sqlite:" + data.resolve("parlour.db"));
  }

  /// Notes that somebody has just looked what is due: copying is no time that is given back.
  private void looked() throws SQLException {
    change("UPDATE swept SET at = " + System.currentTimeMillis());
  }

  /// The turn at one table of every copy ends while no server is there: how long the next takes to
  /// wake them all, and until the stand-ins have played.
  private void sweep() throws IOException, SQLException, InterruptedException {
    long dueMillis = System.currentTimeMillis() - 1_000;
    String which =
        " WHERE pid BETWEEN 'table|%1$s00001' AND 'table|%1$s99999'"
            .formatted(stem(tables.getFirst()));
    byte[] over =
        TableEventCodec.write(new TableEvent.TurnTimeSet(dueMillis, dueMillis))
            .write()
            .getBytes(UTF_8);
    change(
        "INSERT INTO events SELECT pid, max(seq) + 1, writer, serializer, manifest, x'"
            + HexFormat.of().formatHex(over)
            + "', written FROM events"
            + which
            + " GROUP BY pid",
        "UPDATE due SET at = " + dueMillis + which);
    looked();
    long asleep = due(dueMillis);
    long tomorrowMillis = dueMillis + DAY.toMillis();
    try (ServerProcess server = serve()) {
      long from = System.nanoTime();
      while (due(dueMillis) > 0) Thread.sleep(100);
      double woken = (System.nanoTime() - from) / 1e9;
      while (due(tomorrowMillis) > 0) Thread.sleep(100);
      row(
          "%n%,d tables due: all woken after %.1f s, played by stand-ins after %.1f s; %d MB resident",
          asleep, woken, (System.nanoTime() - from) / 1e9, server.residentMegabytes());
    }
  }

  /// How many tables are to be woken by then.
  private long due(long millis) throws SQLException {
    try (Connection connection = connect();
        Statement select = connection.createStatement();
        ResultSet row = select.executeQuery("SELECT count(*) FROM due WHERE at <= " + millis)) {
      return row.getLong(1);
    }
  }

  private void requests() throws IOException, SQLException {
    looked();
    try (ServerProcess server = serve()) {
      String founding = "{\"club\":\"The Circle\",\"name\":\"Ruth\"}";
      for (int i = 0; i < REQUESTS; i++) {
        server.post("/api/clubs", "", founding);
        look(server, clubs - 1 - i % (clubs / 2));
      }
      row("%n| request | µs of processor | µs until answered |");
      row("|---|---|---|");
      timed(server, "founding", _ -> server.post("/api/clubs", "", founding));
      timed(server, "a list of ten tables, the club asleep", i -> look(server, 1 + i));
      timed(server, "the same, awake", _ -> look(server, 1));
    }
    row(
        "%nload of the machine at the end %.1f",
        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  private void look(ServerProcess server, int copy) {
    String id = stem(club) + String.format(Locale.ROOT, "%05d", copy);
    String page = server.get("/api/clubs/" + id, token);
    if (!page.contains("\"tables\":[{")) throw new IllegalStateException(page);
  }

  private static void timed(ServerProcess server, String what, IntConsumer request) {
    long cpu = server.cpuMicros();
    long from = System.nanoTime();
    for (int i = 0; i < REQUESTS; i++) request.accept(i);
    row(
        "| %s | %d | %d |",
        what, (server.cpuMicros() - cpu) / REQUESTS, (System.nanoTime() - from) / 1_000 / REQUESTS);
  }

  private static void row(String format, Object... values) {
    System.out.printf(Locale.ROOT, format + "%n", values);
  }
}
