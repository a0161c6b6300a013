package parlour.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import parlour.engine.Seat;
import parlour.server.wire.Secrets;

/// Words by which a chair goes on from another device: each is good once and for some minutes, and
/// a new one makes the old one void. None is kept; after a restart one asks again.
final class HandoverCodes {
  private static final long VALID_NANOS = Duration.ofMinutes(10).toNanos();

  private final Map<Seat, Code> codes = new HashMap<>();

  private record Code(String hash, long sinceNanos) {}

  String create(Seat seat) {
    String word = Secrets.word();
    codes.put(seat, new Code(Secrets.hash(word), System.nanoTime()));
    return word;
  }

  /// The chair a word is good for, or nobody; it is used up.
  Seat use(String word) {
    codes.values().removeIf(pass -> System.nanoTime() - pass.sinceNanos() > VALID_NANOS);
    Seat seat = Seat.NOBODY;
    for (var each : codes.entrySet()) {
      if (Secrets.fits(word, each.getValue().hash())) seat = each.getKey();
    }
    codes.remove(seat);
    return seat;
  }
}
