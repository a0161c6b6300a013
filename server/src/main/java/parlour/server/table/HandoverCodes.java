package parlour.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import parlour.engine.Seat;
import parlour.server.wire.Secrets;

/// One-time handover codes, with which a chair moves to another device: each works once, for ten
/// minutes, and a new one replaces the old. They are not stored; after a restart ask for another.
final class HandoverCodes {
  private static final long GOOD_FOR = Duration.ofMinutes(10).toNanos();

  private final Map<Seat, Pass> given = new HashMap<>();

  private record Pass(String hash, long since) {}

  String give(Seat seat) {
    String code = Secrets.newHandoverCode();
    given.put(seat, new Pass(Secrets.hash(code), System.nanoTime()));
    return code;
  }

  /// The chair a code is for, or nobody; the code is used up.
  Seat take(String code) {
    given.values().removeIf(pass -> System.nanoTime() - pass.since() > GOOD_FOR);
    Seat seat = Seat.NOBODY;
    for (var each : given.entrySet()) {
      if (Secrets.matches(code, each.getValue().hash())) seat = each.getKey();
    }
    given.remove(seat);
    return seat;
  }
}
