package parlour.server.wire;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.DiskSpaceMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import parlour.server.store.Store;

/// Counters, gauges and timers for Prometheus; none of them names a table or a person.
public final class Metrics implements AutoCloseable {
  /// The times that are counted apart.
  private static final Duration[] OBJECTIVES = {
    Duration.ofMillis(1),
    Duration.ofMillis(5),
    Duration.ofMillis(20),
    Duration.ofMillis(100),
    Duration.ofMillis(500),
    Duration.ofSeconds(5)
  };

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics garbageCollection = new JvmGcMetrics();
  private final AtomicInteger tables = new AtomicInteger();
  private final AtomicInteger connections = new AtomicInteger();
  private final Counter accepted = plays("stood");
  private final Counter refused = plays("refused");
  private final Timer playTime =
      Timer.builder("parlour.play.time")
          .description("From a play's arrival to its durable acknowledgement")
          .serviceLevelObjectives(OBJECTIVES)
          .register(registry);
  private final Timer commitTime =
      Timer.builder("parlour.store.commit")
          .description("How long a transaction of the journal takes")
          .serviceLevelObjectives(OBJECTIVES)
          .register(registry);
  private final DistributionSummary batchSize =
      DistributionSummary.builder("parlour.store.together")
          .description("How many writes share a transaction")
          .serviceLevelObjectives(1, 2, 5, 10, 20, 50, 100)
          .register(registry);

  public Metrics(Store store) {
    Gauge.builder("parlour.tables", tables, AtomicInteger::get)
        .description("Tables in memory on this node")
        .register(registry);
    Gauge.builder("parlour.connections", connections, AtomicInteger::get)
        .description("WebSocket connections to this node")
        .register(registry);
    Gauge.builder("parlour.store.waiting", store, Store::queuedWrites)
        .description("Writes in the queue of the store")
        .register(registry);
    Gauge.builder("parlour.store.trouble", store, each -> each.trouble().isPresent() ? 1 : 0)
        .description("1 while nothing can be stored")
        .register(registry);
    store.observeCommits(
        (writes, nanos) -> {
          batchSize.record(writes);
          commitTime.record(nanos, TimeUnit.NANOSECONDS);
        });
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    garbageCollection.bindTo(registry);
  }

  /// Shows how old the newest backup is; not a number where there is none.
  public void watchBackups(Supplier<Optional<Duration>> age) {
    Gauge.builder(
            "parlour.backup.age",
            age,
            each -> each.get().map(Duration::toSeconds).map(Long::doubleValue).orElse(Double.NaN))
        .description("How old the newest backup of the embedded store is")
        .baseUnit("seconds")
        .register(registry);
  }

  /// Shows how full the disk of a folder is.
  public void watchDisk(Path folder) {
    new DiskSpaceMetrics(folder.toFile()).bindTo(registry);
  }

  private Counter plays(String verdict) {
    return Counter.builder("parlour.plays")
        .description("Plays that were judged")
        .tag("verdict", verdict)
        .register(registry);
  }

  /// How many tables are in memory.
  public int tables() {
    return tables.get();
  }

  /// How many WebSocket connections there are.
  public int connections() {
    return connections.get();
  }

  public void tableOpened() {
    tables.incrementAndGet();
  }

  public void tableClosed() {
    tables.decrementAndGet();
  }

  public void connectionOpened() {
    connections.incrementAndGet();
  }

  public void connectionClosed() {
    connections.decrementAndGet();
  }

  /// A person's play was judged; `millis` is the time since it arrived.
  public void moveJudged(boolean accepted, long millis) {
    (accepted ? this.accepted : refused).increment();
    if (accepted) playTime.record(Math.max(0, millis), TimeUnit.MILLISECONDS);
  }

  /// An HTTP request was answered with this status.
  public void requestServed(int status) {
    Counter.builder("parlour.requests")
        .description("HTTP requests by the status of their answer")
        .tag("status", String.valueOf(status))
        .register(registry)
        .increment();
  }

  /// What became of a notice that leaves the house: `sent`, `gone`, `refused`, `failed`, `dropped`.
  public void noticeSent(String outcome) {
    Counter.builder("parlour.notices")
        .description("Push messages and webhooks by what became of them")
        .tag("outcome", outcome)
        .register(registry)
        .increment();
  }

  /// All metrics in the text format of Prometheus.
  public String prometheusText() {
    return registry.scrape();
  }

  @Override
  public void close() {
    garbageCollection.close();
    registry.close();
  }
}
