package parlour.server.wire;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import parlour.server.store.Store;

/// Counters, gauges and timers for Prometheus; none of them names a table or a person.
public final class Metrics implements AutoCloseable {
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
          .serviceLevelObjectives(
              Duration.ofMillis(1),
              Duration.ofMillis(5),
              Duration.ofMillis(20),
              Duration.ofMillis(100),
              Duration.ofMillis(500),
              Duration.ofSeconds(5))
          .register(registry);
  private final Timer commitTime =
      Timer.builder("parlour.store.commit")
          .description("How long a transaction of the journal takes")
          .register(registry);
  private final DistributionSummary batchSize =
      DistributionSummary.builder("parlour.store.together")
          .description("How many writes share a transaction")
          .register(registry);

  public Metrics(Store store) {
    registry.gauge("parlour.tables", tables);
    registry.gauge("parlour.connections", connections);
    registry.gauge("parlour.store.waiting", store, Store::queuedWrites);
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

  private Counter plays(String verdict) {
    return Counter.builder("parlour.plays")
        .description("Plays that were judged")
        .tag("verdict", verdict)
        .register(registry);
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
    registry.counter("parlour.requests", "status", String.valueOf(status)).increment();
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
