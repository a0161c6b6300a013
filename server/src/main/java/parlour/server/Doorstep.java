package parlour.server;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// What has arrived at this node's door and has not been handed to its table yet.
///
/// The clock asks here before it speaks, so that a move that arrived in time is never lost to a
/// slow thread.
final class Doorstep {
  private final ConcurrentHashMap<String, Set<Visitor>> visitors = new ConcurrentHashMap<>();

  /// Somebody through whom moves arrive.
  interface Visitor {
    /// When what is in his hands arrived, in microseconds since 1970; [Long#MAX_VALUE] when his
    /// hands are empty.
    long holdsSince();
  }

  void enter(String table, Visitor visitor) {
    visitors.computeIfAbsent(table, _ -> ConcurrentHashMap.newKeySet()).add(visitor);
  }

  void leave(String table, Visitor visitor) {
    visitors.computeIfPresent(
        table,
        (_, known) -> {
          known.remove(visitor);
          return known.isEmpty() ? null : known;
        });
  }

  /// When the oldest thing on the doorstep of a table arrived.
  long oldest(String table) {
    long oldest = Long.MAX_VALUE;
    for (Visitor visitor : visitors.getOrDefault(table, Set.of()))
      oldest = Math.min(oldest, visitor.holdsSince());
    return oldest;
  }
}
