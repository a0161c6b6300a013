package parlour.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import parlour.engine.wire.Json;

/// Measures the memory a server needs per table.
final class HeapCensus {
  private HeapCensus() {}

  /// Prints the heap per table: idle in memory, passivated, and live with connections.
  static void run(Map<String, String> given) throws Exception {
    int idle = LoadBench.number(given, "idle", 10_000);
    int live = LoadBench.number(given, "live", 1_000);
    try (ServerProcess server =
            LoadBench.open(given, Duration.ofSeconds(LoadBench.number(given, "keep", 45)));
        LoadBench bench = new LoadBench(server, false, true, given)) {
      Json.parse(server.get("/api/games"));
      String game = LoadBench.game(given);
      server.createTable(game, 2);
      long empty = server.heapKilobytes();
      System.out.printf(
          "empty server: heap %,d kB, resident %,d MB%n", empty, server.residentMegabytes());
      long from = System.nanoTime();
      try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
        List<Future<?>> made = new ArrayList<>();
        for (int i = 0; i < idle; i++) made.add(threads.submit(() -> server.createTable(game, 2)));
        for (Future<?> one : made) one.get();
      }
      System.out.printf(
          Locale.ROOT, "%,d tables created in %.1f s%n", idle, (System.nanoTime() - from) / 1e9);
      long idleInMemory = server.tables();
      long heap = server.heapKilobytes();
      System.out.printf(
          Locale.ROOT,
          "%,d idle tables in memory: heap %,d kB, %.1f kB each, resident %,d MB%n",
          idleInMemory,
          heap,
          (heap - empty) / (double) Math.max(1, idleInMemory),
          server.residentMegabytes());
      while (server.tables() > 0) Thread.sleep(1_000);
      long passivated = server.heapKilobytes();
      System.out.printf(
          Locale.ROOT,
          "%,d idle tables passivated: heap %,d kB, %.2f kB each%n",
          idle,
          passivated,
          (passivated - empty) / (double) idle);
      bench.openTables(live, true);
      long full = server.heapKilobytes();
      System.out.printf(
          Locale.ROOT,
          "%,d live tables with two connections each besides: heap %,d kB, %.1f kB each, resident"
              + " %,d MB%n",
          live,
          full,
          (full - passivated) / (double) live,
          server.residentMegabytes());
    }
  }
}
