package parlour.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import parlour.engine.Seat;
import parlour.server.wire.Secrets;

/// One-time codes with which a chair moves to another device: each is valid once, for ten minutes,
/// and a new one voids the one before. They are not stored; after a restart the player asks for
/// another.
final class HandoverCodes {
  private static final long VALID_NANOS = Duration.ofMinutes(10).toNanos();

  private final Map<Seat, Code> codes = new HashMap<>();

  private record Code(String hash, long createdNanos) {}

  String create(Seat seat) {
    String code = Secrets.newHandoverCode();
    codes.put(seat, new Code(Secrets.hash(code), System.nanoTime()));
    return code;
  }

  /// The seat a code is valid for, or nobody; the code is used up.
  Seat use(String code) {
    codes.values().removeIf(known -> System.nanoTime() - known.createdNanos() > VALID_NANOS);
    Seat seat = Seat.NOBODY;
    for (Map.Entry<Seat, Code> known : codes.entrySet())
      if (Secrets.matches(code, known.getValue().hash())) seat = known.getKey();
    codes.remove(seat);
    return seat;
  }
}
