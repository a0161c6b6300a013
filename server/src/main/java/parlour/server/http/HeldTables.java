package parlour.server.http;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import parlour.server.wire.Problem;

/// Counts the tables and evenings that each address has made and that are not over, so that no
/// address can fill the store; kept in memory only.
///
/// An address that has reached the limit gets places back as its oldest ones end; of those a few
/// are asked at every attempt.
public final class HeldTables {
  private static final int ASKED_AT_ONCE = 3;
  private static final int MOST_ADDRESSES = 10_000;

  private final int most;
  private final Map<String, Deque<Held>> held =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Deque<Held>> eldest) {
          return size() > MOST_ADDRESSES;
        }
      };

  /// Something that was made; `isOver` asks whether it still holds its place.
  private record Held(String id, Predicate<String> isOver) {}

  HeldTables(int most) {
    this.most = most;
  }

  /// Refuses one more if the address holds too many.
  public void check(String address) {
    if (isBelowLimit(address)) return;
    for (int i = 0; i < ASKED_AT_ONCE; i++) {
      takeOldest(address)
          .filter(oldest -> !oldest.isOver().test(oldest.id()))
          .ifPresent(oldest -> keep(address, oldest));
    }
    if (!isBelowLimit(address))
      throw new Problem(
          429,
          "Your address has "
              + most
              + " tables that are not over; play one to its end or delete one first.");
  }

  /// Counts something new, once.
  public void add(String address, String id, Predicate<String> isOver) {
    if (!holds(address, id)) keep(address, new Held(id, isOver));
  }

  /// Whether an address is known to have made something.
  public synchronized boolean holds(String address, String id) {
    return held.getOrDefault(address, new ArrayDeque<>()).stream()
        .anyMatch(one -> one.id().equals(id));
  }

  private synchronized boolean isBelowLimit(String address) {
    return held.getOrDefault(address, new ArrayDeque<>()).size() < most;
  }

  private synchronized Optional<Held> takeOldest(String address) {
    return Optional.ofNullable(held.getOrDefault(address, new ArrayDeque<>()).pollFirst());
  }

  private synchronized void keep(String address, Held one) {
    held.computeIfAbsent(address, _ -> new ArrayDeque<>()).addLast(one);
  }
}
