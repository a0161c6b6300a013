package parlour.server.table;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import parlour.engine.Seat;
import parlour.server.wire.Secrets;

/// Words by which a chair goes on from another device: each is good once and for some minutes, and
/// a new one makes the old one void. None is kept; after a restart one asks again.
final class HandoverCodes {
  private static final long GOOD_FOR = Duration.ofMinutes(10).toNanos();

  private final Map<Seat, Pass> given = new HashMap<>();

  private record Pass(String hash, long since) {}

  String give(Seat seat) {
    String word = Secrets.word();
    given.put(seat, new Pass(Secrets.hash(word), System.nanoTime()));
    return word;
  }

  /// The chair a word is good for, or nobody; it is used up.
  Seat take(String word) {
    given.values().removeIf(pass -> System.nanoTime() - pass.since() > GOOD_FOR);
    Seat seat = Seat.NOBODY;
    for (var each : given.entrySet()) {
      if (Secrets.fits(word, each.getValue().hash())) seat = each.getKey();
    }
    given.remove(seat);
    return seat;
  }
}
