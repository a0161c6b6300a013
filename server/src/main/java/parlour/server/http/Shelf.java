package parlour.server.http;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import parlour.server.wire.Problem;

/// Things kept in memory for strangers, so many in all and so many for one address.
///
/// Where there is no room, what has lain unused for longest goes: of the address itself if it has
/// its share, otherwise of those that have most. What is in use goes only for an address that would
/// still have less than its owner, so that nobody can lock others out or push their things off.
final class Shelf<V> {
  static final long IDLE_NANOS = TimeUnit.MINUTES.toNanos(10);

  private final int most;
  private final int share;
  private final String full;
  private final LongSupplier clockNanos;

  /// By their ids, the least used first.
  private final Map<String, Kept<V>> kept = new LinkedHashMap<>(16, 0.75f, true);

  private record Kept<V>(String address, V value, long usedNanos) {}

  /// @param share how many of them one address may have
  /// @param full the refusal where no room can be made
  Shelf(int most, int share, String full, LongSupplier clockNanos) {
    this.most = most;
    this.share = share;
    this.full = full;
    this.clockNanos = clockNanos;
  }

  /// Looks for something, which counts as using it.
  synchronized Optional<V> find(String id) {
    Kept<V> found = kept.get(id);
    if (found == null) return Optional.empty();
    kept.put(id, new Kept<>(found.address(), found.value(), clockNanos.getAsLong()));
    return Optional.of(found.value());
  }

  /// Puts something new there, or something else in its place.
  synchronized void put(String address, String id, V value) {
    put(address, id, value, share);
  }

  /// The same for an address with a share of its own.
  synchronized void put(String address, String id, V value, int ownShare) {
    Kept<V> known = kept.get(id);
    if (known == null) makeRoom(address, ownShare);
    kept.put(
        id, new Kept<>(known == null ? address : known.address(), value, clockNanos.getAsLong()));
  }

  synchronized boolean remove(String id) {
    return kept.remove(id) != null;
  }

  private void makeRoom(String address, int ownShare) {
    Map<String, Integer> counts = new HashMap<>();
    for (Kept<V> each : kept.values()) counts.merge(each.address(), 1, Integer::sum);
    int own = counts.getOrDefault(address, 0);
    if (own < ownShare && kept.size() < most) return;
    int largest = Collections.max(counts.values());
    Predicate<Kept<V>> mayGo =
        own >= ownShare
            ? each -> each.address().equals(address) && isIdle(each)
            : largest > own + 1
                ? each -> counts.getOrDefault(each.address(), 0) == largest
                : this::isIdle;
    String goes =
        kept.entrySet().stream()
            .filter(entry -> mayGo.test(entry.getValue()))
            .map(Map.Entry::getKey)
            .findFirst()
            .orElseThrow(() -> new Problem(429, full));
    kept.remove(goes);
  }

  private boolean isIdle(Kept<V> each) {
    return clockNanos.getAsLong() - each.usedNanos() > IDLE_NANOS;
  }
}
