package parlour.server;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/// A player at a table of their own who says something durable again and again, and measures how
/// long it takes to come back: what an attack on other tables costs everybody else.
final class MeasuredPlayer implements AutoCloseable {
  private static final long PAUSE_MILLIS = 40;

  /// Below this the 95th percentile says more about the machine, which is busy with other tests,
  /// than about the server: one that is held up takes seconds.
  private static final double NOISE_MILLIS = 300;

  private final Client.Connection connection;
  private final AtomicInteger said = new AtomicInteger();

  MeasuredPlayer(Client client) {
    Client.Place host = client.gather("slap-jack", 2, "{}", false);
    connection = client.connect(host);
    connection.next("table");
    for (int i = 0; i < 20; i++) millis();
  }

  /// Says something; the time until it is stored and has come back, in milliseconds.
  private double millis() {
    String text = "Line " + said.incrementAndGet();
    long start = System.nanoTime();
    connection.send("{\"type\":\"chat\",\"text\":\"" + text + "\"}");
    connection.next("chat", f -> f.at("text").asText().equals(text));
    return (System.nanoTime() - start) / 1e6;
  }

  /// The 95th percentile while nothing else happens.
  double baseline(int samples) {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < samples; i++) times.add(pausedMillis());
    return p95(times);
  }

  /// The best 95th percentile of up to three attacks: the noise of a busy machine does not repeat
  /// itself, a server that is held up does.
  double duringBest(Runnable attack, double limit) {
    double best = during(attack);
    for (int i = 0; i < 2 && best > limit; i++) best = Math.min(best, during(attack));
    return best;
  }

  /// The 95th percentile while something is done on this thread.
  double during(Runnable attack) {
    return p95(timesDuring(attack));
  }

  /// All times while something is done on this thread, forty at least.
  List<Double> timesDuring(Runnable attack) {
    AtomicBoolean over = new AtomicBoolean();
    CompletableFuture<List<Double>> times =
        CompletableFuture.supplyAsync(
            () -> {
              List<Double> all = new ArrayList<>();
              while (!over.get() || all.size() < 40) all.add(pausedMillis());
              return all;
            },
            Thread::startVirtualThread);
    try {
      attack.run();
    } finally {
      over.set(true);
    }
    return times.orTimeout(60, TimeUnit.SECONDS).join();
  }

  /// The slowest 95th percentile that an attack may cause: three times that of a quiet server.
  static double limit(double baseline) {
    return Math.max(NOISE_MILLIS, 3 * baseline);
  }

  private double pausedMillis() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
    return millis();
  }

  private static double p95(List<Double> times) {
    Collections.sort(times);
    return times.get((int) Math.ceil(times.size() * 0.95) - 1);
  }

  @Override
  public void close() {
    connection.close();
  }
}
