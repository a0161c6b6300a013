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

/// What a house has in memory.
final class HeapCensus {
  private HeapCensus() {}

  /// What tables cost in memory: idle ones, live ones, and those that have been put away.
  static void run(Map<String, String> given) throws Exception {
    int idle = LoadBench.number(given, "idle", 10_000);
    int live = LoadBench.number(given, "live", 1_000);
    try (ServerProcess house =
        LoadBench.open(given, Duration.ofSeconds(LoadBench.number(given, "keep", 45)))) {
      Json.parse(house.get("/api/games"));
      String game = LoadBench.game(given);
      house.gather(game, 2);
      long empty = house.heapKilobytes();
      System.out.printf(
          "empty house: heap %,d kB, resident %,d MB%n", empty, house.residentMegabytes());
      LoadBench bench = new LoadBench(house, false, true, given);
      long from = System.nanoTime();
      try (ExecutorService helpers = Executors.newFixedThreadPool(8)) {
        List<Future<?>> made = new ArrayList<>();
        for (int i = 0; i < idle; i++) made.add(helpers.submit(() -> house.gather(game, 2)));
        for (Future<?> one : made) one.get();
      }
      System.out.printf(
          Locale.ROOT, "%,d tables laid in %.1f s%n", idle, (System.nanoTime() - from) / 1e9);
      long kept = house.tables();
      long heap = house.heapKilobytes();
      System.out.printf(
          Locale.ROOT,
          "%,d idle tables in memory: heap %,d kB, %.1f kB each, resident %,d MB%n",
          kept,
          heap,
          (heap - empty) / (double) Math.max(1, kept),
          house.residentMegabytes());
      while (house.tables() > 0) Thread.sleep(1_000);
      long away = house.heapKilobytes();
      System.out.printf(
          Locale.ROOT,
          "%,d idle tables put away: heap %,d kB, %.2f kB each%n",
          idle,
          away,
          (away - empty) / (double) idle);
      bench.company(live, true);
      long full = house.heapKilobytes();
      System.out.printf(
          Locale.ROOT,
          "%,d live tables with two lines each besides: heap %,d kB, %.1f kB each, resident %,d"
              + " MB%n",
          live,
          full,
          (full - away) / (double) live,
          house.residentMegabytes());
    }
  }
}
