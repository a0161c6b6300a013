package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A soak test: hours of mixed load, during which memory, threads, open files and connections must
/// stay flat.
///
/// It is not part of the suite: `./check soak`, two hours, or `./check soak --minutes 15`; five
/// minutes of it are in `./check long`.
class Soak {
  private static final int MINUTES = Integer.getInteger("parlour.soak.minutes", 5);
  private static final int COMPANIES = Integer.getInteger("parlour.soak.companies", 8);
  private static final int SAMPLES = 20;

  /// What one look at the server showed.
  private record Sample(
      double heapMegabytes, double threads, double files, double connections, double tables) {
    static Sample of(Client client, ServerProcess server) throws IOException, InterruptedException {
      new ProcessBuilder(
              Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
              String.valueOf(server.pid()),
              "GC.run")
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
      String metrics = client.get("/metrics").text();
      return new Sample(
          sum(metrics, "jvm_memory_used_bytes{area=\"heap\"") / 1e6,
          sum(metrics, "jvm_threads_live_threads"),
          sum(metrics, "process_files_open_files"),
          sum(metrics, "parlour_connections"),
          sum(metrics, "parlour_tables"));
    }

    private static double sum(String metrics, String name) {
      return metrics
          .lines()
          .filter(line -> line.startsWith(name))
          .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
          .sum();
    }

    @Override
    public String toString() {
      return "%.1f MB of heap, %.0f threads, %.0f files, %.0f connections, %.0f tables"
          .formatted(heapMegabytes, threads, files, connections, tables);
    }
  }

  @Test
  @Tag("long")
  void memory_threads_files_and_connections_stay_flat(@TempDir Path folder)
      throws IOException, InterruptedException, SQLException {
    // It looks for growth; a slow answer on a busy machine is not what it is about.
    List<Sample> samples = new ArrayList<>();
    Sample before;
    Sample after;
    try (ServerProcess server = ServerProcess.forgetful(folder);
        Client client = new Client(server.address())) {
      before = Sample.of(client, server);
      try (SoakLoad load = new SoakLoad(server.address(), COMPANIES, 1_935)) {
        for (int i = 1; i <= SAMPLES; i++) {
          TimeUnit.MILLISECONDS.sleep(Duration.ofMinutes(MINUTES).toMillis() / SAMPLES);
          samples.add(Sample.of(client, server));
          System.out.printf("%d of %d: %s; %s%n", i, SAMPLES, samples.getLast(), load.counts());
        }
        load.stop();
        assertThat(load.troubles()).isEmpty();
        for (List<ChairHistory> chairs : load.histories())
          assertThat(HistoryChecker.faults(folder, chairs)).isEmpty();
      }
      Patience.await()
          .pollInterval(5, TimeUnit.SECONDS)
          .untilAsserted(
              () -> {
                Sample empty = Sample.of(client, server);
                assertThat(empty.connections()).as("connections when all have gone").isZero();
                assertThat(empty.tables()).as("tables in memory when all have gone").isZero();
              });
      after = Sample.of(client, server);
    }
    System.out.println("before: " + before);
    System.out.println("after:  " + after);
    checkFlat(samples, "heap", Sample::heapMegabytes, 20);
    checkFlat(samples, "threads", Sample::threads, 10);
    checkFlat(samples, "files", Sample::files, 2.0 * COMPANIES);
    checkFlat(samples, "connections", Sample::connections, 2.0 * COMPANIES);
    checkFlat(samples, "tables", Sample::tables, 4.0 * COMPANIES);
  }

  /// The median of the last quarter is no more than that above the median of the second quarter; in
  /// the first the server gets warm.
  private static void checkFlat(
      List<Sample> samples, String what, ToDoubleFunction<Sample> value, double most) {
    int quarter = samples.size() / 4;
    double second = median(samples.subList(quarter, 2 * quarter), value);
    double last = median(samples.subList(samples.size() - quarter, samples.size()), value);
    System.out.printf("%s: %.1f in the second quarter, %.1f in the last%n", what, second, last);
    assertThat(last - second).as("growth of " + what).isLessThanOrEqualTo(most);
  }

  private static double median(List<Sample> samples, ToDoubleFunction<Sample> value) {
    return samples.stream().mapToDouble(value).sorted().toArray()[samples.size() / 2];
  }
}
