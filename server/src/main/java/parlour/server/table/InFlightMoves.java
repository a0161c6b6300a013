package parlour.server.table;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Which frames have arrived at this node's sockets but have not reached their table yet.
///
/// A deadline looks here before it is applied, so that a move that arrived in time is never lost to
/// a slow thread.
public final class InFlightMoves {
  private final ConcurrentHashMap<String, Set<Source>> sources = new ConcurrentHashMap<>();

  /// A connection through which moves arrive.
  public interface Source {
    /// When the frame being handled arrived, in microseconds since 1970; [Long#MAX_VALUE] if none
    /// is.
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

  /// When the oldest frame in flight to a table arrived; [Long#MAX_VALUE] if there is none.
  public long oldestMicros(String table) {
    long oldestMicros = Long.MAX_VALUE;
    for (Source source : sources.getOrDefault(table, Set.of()))
      oldestMicros = Math.min(oldestMicros, source.arrivedMicros());
    return oldestMicros;
  }
}
