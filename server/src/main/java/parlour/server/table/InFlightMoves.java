package parlour.server.table;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// What has arrived at this node's door and has not been handed to its table yet.
///
/// The clock asks here before it speaks, so that a move that arrived in time is never lost to a
/// slow thread.
public final class InFlightMoves {
  private final ConcurrentHashMap<String, Set<Visitor>> visitors = new ConcurrentHashMap<>();

  /// Somebody through whom moves arrive.
  public interface Visitor {
    /// When what is in his hands arrived, in microseconds since 1970; [Long#MAX_VALUE] when his
    /// hands are empty.
    long holdsSince();
  }

  public void enter(String table, Visitor visitor) {
    visitors.computeIfAbsent(table, _ -> ConcurrentHashMap.newKeySet()).add(visitor);
  }

  public void leave(String table, Visitor visitor) {
    visitors.computeIfPresent(
        table,
        (_, known) -> {
          known.remove(visitor);
          return known.isEmpty() ? null : known;
        });
  }

  /// When the oldest thing on the doorstep of a table arrived.
  public long oldest(String table) {
    long oldest = Long.MAX_VALUE;
    for (Visitor visitor : visitors.getOrDefault(table, Set.of()))
      oldest = Math.min(oldest, visitor.holdsSince());
    return oldest;
  }
}
