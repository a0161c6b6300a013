package parlour.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// How costs grow: of a play with the seats, the length of the game and the tables in play; of the
/// start and of a look at an old table with the tables kept; of an evening with its guests.
///
/// `GrowthBench [seats] [length] [tables] [kept] [evening]`, all of them without arguments. Costs
/// are CPU time of the server; every table is measured in one server, warmed up before.
final class GrowthBench {
  private static final int WARM_UP_SECONDS = 30;
  private static final int SETTLE_SECONDS = 5;
  private static final int SECONDS = 15;

  /// Thirty hands of two random players are more than five thousand plays.
  private static final Map<String, String> LONG_GAME =
      Map.of("game", "animal-rummy", "settings", "{\"length\":\"20m\",\"clock\":\"off\"}");

  private GrowthBench() {}

  public static void main(String[] arguments) throws Exception {
    List<String> wanted =
        arguments.length > 0
            ? List.of(arguments)
            : List.of("seats", "length", "tables", "kept", "evening");
    for (String what : wanted)
      switch (what) {
        case "seats" -> seats();
        case "length" -> length();
        case "tables" -> tables();
        case "kept" -> kept();
        case "evening" -> evenings();
        default -> {
          System.err.println("Say what grows: seats, length, tables, kept or evening.");
          System.exit(2);
        }
      }
    System.exit(0);
  }

  private static void seats() throws Exception {
    System.out.println("| seats | µs per play | µs per play and screen |");
    System.out.println("|---|---|---|");
    try (ServerProcess server = warm(Map.of("game", "wmwt"))) {
      for (int seats : new int[] {2, 4, 8, 16}) {
        Map<String, String> given = Map.of("game", "wmwt", "seats", String.valueOf(seats));
        double micros = measured(server, given, 64 / seats).cpuMicrosPerMove();
        row("| %d | %.0f | %.0f |", seats, micros, micros / seats);
      }
    }
  }

  private static void length() throws Exception {
    System.out.println("| plays of the game so far | µs per play |");
    System.out.println("|---|---|");
    int tables = 20;
    try (ServerProcess server = warm(LONG_GAME);
        LoadBench bench = new LoadBench(server, true, true, LONG_GAME)) {
      bench.openTables(tables, true);
      long before = 0;
      for (int plays : new int[] {100, 1_000, 5_000}) {
        while (before + bench.moves() < (long) plays * tables) Thread.sleep(10);
        before += bench.moves();
        long cpu = server.cpuMicros();
        bench.clear();
        Thread.sleep(3_000);
        double micros = (server.cpuMicros() - cpu) / (double) bench.moves();
        row("| %,d to %,d | %.0f |", before / tables, (before + bench.moves()) / tables, micros);
      }
    }
  }

  private static void tables() throws Exception {
    System.out.println("| tables in play | µs per play | plays per second |");
    System.out.println("|---|---|---|");
    Map<String, String> game = Map.of("game", "animal-rummy");
    try (ServerProcess server = warm(game)) {
      for (int tables : new int[] {10, 100, 1_000, 5_000}) {
        LoadBench.Round round = measured(server, game, tables);
        row("| %,d | %.0f | %,.0f |", tables, round.cpuMicrosPerMove(), round.movesPerSecond());
      }
    }
  }

  /// A server that has played that game for a while.
  private static ServerProcess warm(Map<String, String> game) throws Exception {
    ServerProcess server = LoadBench.open(Map.of(), Duration.ofMinutes(30));
    try (LoadBench bench = new LoadBench(server, true, true, game)) {
      bench.openTables(50, true);
      bench.run(WARM_UP_SECONDS, 0);
    }
    return server;
  }

  /// One round of plays at so many tables, opened for it and deserted after it.
  private static LoadBench.Round measured(
      ServerProcess server, Map<String, String> given, int tables) throws Exception {
    try (LoadBench bench = new LoadBench(server, true, true, given)) {
      bench.openTables(tables, true);
      bench.run(SETTLE_SECONDS, 0);
      return bench.round(SECONDS, 0);
    }
  }

  /// The start of a server, and the first look at a finished table, with so many tables kept.
  private static void kept() throws Exception {
    System.out.println(
        "| tables kept | store, MB | start, s | first look at one, ms | the next, ms |");
    System.out.println("|---|---|---|---|---|");
    Path data = Files.createTempDirectory("parlour-kept");
    EveningLoad.KeptTable one;
    try (ServerProcess server = ServerProcess.parlour(data, "", Duration.ofMinutes(5), List.of());
        EveningLoad evening = new EveningLoad(server)) {
      evening.play(8);
      one = evening.keptTable();
      Thread.sleep(1_000);
    }
    int there = 0;
    for (int kept : new int[] {0, 20_000, 500_000}) {
      copyTable(data.resolve("parlour.db"), one.table(), there, kept);
      there = kept;
      double[] starts = new double[3];
      double[] first = new double[3];
      double[] next = new double[3];
      for (int i = 0; i < starts.length; i++) {
        long from = System.nanoTime();
        try (ServerProcess server =
            ServerProcess.parlour(data, "", Duration.ofMinutes(5), List.of())) {
          server.get("/health");
          starts[i] = (System.nanoTime() - from) / 1e9;
          // Without copies the next look is another one at the same table.
          first[i] = look(server, kept == 0 ? one.table() : copy(one.table(), kept / 2), one);
          next[i] = look(server, kept == 0 ? one.table() : copy(one.table(), kept / 3), one);
        }
      }
      row(
          "| %,d | %,d | %.1f | %.0f | %.1f |",
          kept,
          Files.size(data.resolve("parlour.db")) >> 20,
          median(starts),
          median(first),
          median(next));
    }
    // It takes gigabytes.
    for (String name : List.of("parlour.db", "parlour.db-wal", "parlour.db-shm"))
      Files.deleteIfExists(data.resolve(name));
  }

  private static double look(ServerProcess server, String table, EveningLoad.KeptTable one) {
    long from = System.nanoTime();
    String page = server.get("/api/tables/" + table, one.token());
    if (!page.contains("\"phase\":\"over\"")) throw new IllegalStateException(page);
    return (System.nanoTime() - from) / 1e6;
  }

  private static String copy(String table, int number) {
    return table.substring(0, table.length() - 6) + String.format(Locale.ROOT, "%06d", number);
  }

  /// Copies the events of a table under other ids, from one number to another.
  private static void copyTable(Path file, String table, int from, int to) throws SQLException {
    if (from == to) return;
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement insert = connection.createStatement()) {
      insert.executeUpdate(
          String.format(
              Locale.ROOT,
              "WITH RECURSIVE n(i) AS (SELECT %d UNION ALL SELECT i + 1 FROM n WHERE i + 1 < %d)"
                  + " INSERT INTO events SELECT 'table|%s' || printf('%%06d', i), seq, writer,"
                  + " serializer, manifest, body, written FROM n, events WHERE pid = 'table|%s'",
              from,
              to,
              table.substring(0, table.length() - 6),
              table));
    }
  }

  private static void evenings() throws Exception {
    System.out.println("| guests | ms of CPU per guest | kB to each guest | seconds |");
    System.out.println("|---|---|---|---|");
    try (ServerProcess server = LoadBench.open(Map.of(), Duration.ofMinutes(30))) {
      for (int i = 0; i < 12; i++) evening(server, 16);
      for (int guests : new int[] {8, 16, 64}) {
        double[] costs = new double[5];
        double[] seconds = new double[costs.length];
        long bytes = 0;
        for (int i = 0; i < costs.length; i++) {
          long cpu = server.cpuMicros();
          long from = System.nanoTime();
          bytes = evening(server, guests);
          seconds[i] = (System.nanoTime() - from) / 1e9;
          costs[i] = (server.cpuMicros() - cpu) / 1e3 / guests;
        }
        row(
            "| %d | %.1f | %.0f | %.1f |",
            guests, median(costs), bytes / 1e3 / guests, median(seconds));
      }
    }
  }

  /// Plays one game of an evening; returns how many bytes the evening sent.
  private static long evening(ServerProcess server, int guests) throws Exception {
    try (EveningLoad evening = new EveningLoad(server)) {
      evening.play(guests);
      return evening.bytes();
    }
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }

  private static void row(String format, Object... values) {
    System.out.printf(Locale.ROOT, format + "%n", values);
  }
}
