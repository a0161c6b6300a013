package parlour.server.socket;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.apache.pekko.persistence.AtomicWrite;
import org.apache.pekko.persistence.PersistentRepr;
import org.apache.pekko.persistence.journal.japi.AsyncWriteJournal;
import org.apache.pekko.util.FutureConverters;
import parlour.server.store.Alarms;
import scala.concurrent.Future;
import scala.jdk.javaapi.CollectionConverters;

/// A journal in memory whose writes take a while of [VirtualTime], and which like the real one
/// refuses a sequence number that is taken: a write of an owner that is gone may still arrive.
public final class SimulatedJournal extends AsyncWriteJournal {
  private static final Map<String, TreeMap<Long, PersistentRepr>> STORED = new HashMap<>();
  private static final Map<String, Long> ALARMS = new TreeMap<>();
  private static Consumer<PersistentRepr> listener = _ -> {};
  private static long looked;
  private static Random random = new Random(0);
  private static long slowestNanos;

  /// Begins another world.
  static void begin(long seed, long slowestMillis) {
    STORED.clear();
    ALARMS.clear();
    looked = 0;
    random = new Random(seed);
    slowestNanos = TimeUnit.MILLISECONDS.toNanos(slowestMillis);
  }

  /// Every event stored under an id, in order.
  static <E> List<E> events(String pid, Class<E> type) {
    return log(pid).values().stream().map(event -> type.cast(event.payload())).toList();
  }

  /// Is told of every event once it is stored.
  static void listen(Consumer<PersistentRepr> other) {
    listener = other;
  }

  /// The alarms that were stored with the events.
  static final Alarms RINGING =
      new Alarms() {
        @Override
        public CompletableFuture<Void> look(long nowMillis) {
          long missed = looked == 0 ? 0 : Alarms.missedMillis(looked, nowMillis);
          ALARMS.replaceAll((_, at) -> at + missed);
          looked = nowMillis;
          return CompletableFuture.completedFuture(null);
        }

        @Override
        public CompletableFuture<List<Alarm>> due(long nowMillis, Alarm after, int most) {
          return CompletableFuture.completedFuture(
              ALARMS.entrySet().stream()
                  .map(entry -> new Alarm(entry.getKey(), entry.getValue()))
                  .filter(alarm -> alarm.atMillis() <= nowMillis)
                  .sorted(ORDER)
                  .filter(alarm -> ORDER.compare(alarm, after) > 0)
                  .limit(most)
                  .toList());
        }

        @Override
        public CompletableFuture<Long> of(String pid) {
          return CompletableFuture.completedFuture(ALARMS.getOrDefault(pid, 0L));
        }
      };

  private static final Comparator<Alarms.Alarm> ORDER =
      Comparator.comparingLong(Alarms.Alarm::atMillis).thenComparing(Alarms.Alarm::pid);

  @Override
  public Future<Iterable<Optional<Exception>>> doAsyncWriteMessages(
      Iterable<AtomicWrite> messages) {
    CompletableFuture<Iterable<Optional<Exception>>> done = new CompletableFuture<>();
    long delay = slowestNanos == 0 ? 0 : random.nextLong(slowestNanos);
    VirtualTime.after(delay, () -> store(messages, done));
    return FutureConverters.asScala(done);
  }

  private static void store(
      Iterable<AtomicWrite> messages, CompletableFuture<Iterable<Optional<Exception>>> done) {
    List<Optional<Exception>> results = new ArrayList<>();
    for (AtomicWrite write : messages) {
      for (PersistentRepr event : CollectionConverters.asJava(write.payload())) {
        TreeMap<Long, PersistentRepr> log =
            STORED.computeIfAbsent(event.persistenceId(), _ -> new TreeMap<>());
        if (log.putIfAbsent(event.sequenceNr(), event) != null) {
          done.completeExceptionally(new IllegalStateException("the number is taken"));
          return;
        }
        if (event.payload() instanceof Alarms.SetBy set) {
          if (set.wakeMillis() == 0) ALARMS.remove(event.persistenceId());
          else ALARMS.put(event.persistenceId(), set.wakeMillis());
        }
        listener.accept(event);
      }
      results.add(Optional.empty());
    }
    done.complete(results);
  }

  @Override
  public Future<Void> doAsyncDeleteMessagesTo(String pid, long to) {
    log(pid).headMap(to, true).clear();
    return FutureConverters.asScala(CompletableFuture.completedFuture(null));
  }

  @Override
  public Future<Void> doAsyncReplayMessages(
      String pid, long from, long to, long most, Consumer<PersistentRepr> out) {
    for (PersistentRepr event : List.copyOf(log(pid).values()))
      if (event.sequenceNr() >= from && event.sequenceNr() <= to) out.accept(event);
    return FutureConverters.asScala(CompletableFuture.completedFuture(null));
  }

  @Override
  public Future<Long> doAsyncReadHighestSequenceNr(String pid, long from) {
    long highest = log(pid).isEmpty() ? 0 : log(pid).lastKey();
    return FutureConverters.asScala(CompletableFuture.completedFuture(highest));
  }

  private static NavigableMap<Long, PersistentRepr> log(String pid) {
    return STORED.getOrDefault(pid, new TreeMap<>());
  }
}
