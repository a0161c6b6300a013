package parlour.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.table.state.Chair;
import parlour.server.table.state.Players;

/// Which players are away from the table, and since when by the table's own clock, which stops
/// while nobody is there.
record Attendance(Map<Seat, Long> awaySinceMillis) {
  static final Attendance NOBODY_AWAY = new Attendance(Map.of());

  Attendance {
    awaySinceMillis = Map.copyOf(awaySinceMillis);
  }

  /// The attendance now: whoever is newly missing is away from this moment on.
  Attendance at(long nowMillis, Players players, Seats connected) {
    Map<Seat, Long> away = new HashMap<>();
    for (Seat seat : players.people().minus(connected))
      away.put(seat, awaySinceMillis.getOrDefault(seat, nowMillis));
    return new Attendance(away);
  }

  /// The players who have been away longer than the host waits; 0 seconds: the host waits for ever.
  Seats overdue(long nowMillis, Players players, int patienceSeconds) {
    Seats overdue = Seats.NONE;
    for (Seat seat : awaited(players, patienceSeconds).toList())
      if (overdueMillis(seat, patienceSeconds) <= nowMillis) overdue = overdue.with(seat);
    return overdue;
  }

  /// When the host's patience with the first absent player ends, if it ever does.
  OptionalLong nextOverdueMillis(Players players, int patienceSeconds) {
    return awaited(players, patienceSeconds)
        .mapToLong(seat -> overdueMillis(seat, patienceSeconds))
        .min();
  }

  private long overdueMillis(Seat seat, int patienceSeconds) {
    return awaySinceMillis.getOrDefault(seat, 0L) + patienceSeconds * 1_000L;
  }

  /// The absent players for whom no bot stands in yet.
  private Stream<Seat> awaited(Players players, int patienceSeconds) {
    return patienceSeconds == 0
        ? Stream.empty()
        : awaySinceMillis.keySet().stream()
            .filter(seat -> players.at(seat) instanceof Chair.Person);
  }
}
