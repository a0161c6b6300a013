package parlour.server.table;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// What has arrived at this node's door and has not been handed to its table yet.
///
/// The clock asks here before it speaks, so that a move that arrived in time is never lost to a
/// slow thread.
public final class InFlightMoves {
  private final ConcurrentHashMap<String, Set<Source>> sources = new ConcurrentHashMap<>();

  /// Somebody through whom moves arrive.
  public interface Source {
    /// When what is in his hands arrived, in microseconds since 1970; [Long#MAX_VALUE] when his
    /// hands are empty.
    long arrivedMicros();
  }

  public void add(String table, Source source) {
    sources.computeIfAbsent(table, _ -> ConcurrentHashMap.newKeySet()).add(source);
  }

  public void remove(String table, Source source) {
    sources.computeIfPresent(
        table,
        (_, known) -> {
          known.remove(source);
          return known.isEmpty() ? null : known;
        });
  }

  /// When the oldest thing on the doorstep of a table arrived.
  public long oldestMicros(String table) {
    long oldest = Long.MAX_VALUE;
    for (Source source : sources.getOrDefault(table, Set.of()))
      oldest = Math.min(oldest, source.arrivedMicros());
    return oldest;
  }
}
