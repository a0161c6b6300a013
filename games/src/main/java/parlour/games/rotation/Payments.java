package parlour.games.rotation;

import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.letters.Discovery;

/// The payments of Rotation out of the pool, for the referee and for the score sheet of a real
/// table; unless a bank stands behind it, the pool pays only as long as it lasts.
public record Payments(Options options) {
  /// The counters before a hand: all of them in the pool.
  public static Counters begin(int seats) {
    return Counters.inBox(seats).setApart(Counters.BOX);
  }

  private int affordable(Counters counters, int count) {
    return options.bank() ? count : Math.min(count, counters.pool());
  }

  /// Whether nothing can be paid any more, which ends the hand.
  public boolean isExhausted(Counters counters) {
    return !options.bank() && counters.pool() == 0;
  }

  /// A player is paid: for a special letter its value, for the last letter of a word one, for going
  /// out one for every letter the others hold.
  public Counters pay(Counters counters, Seat player, int count) {
    int paid = affordable(counters, count);
    return paid == 0 ? counters : counters.draw(player, paid);
  }

  /// The discoverer of a misspelt lead is paid what its letter would have brought.
  Counters discovery(Counters counters, Seat discoverer, int count) {
    int paid = affordable(counters, count);
    return paid == 0 ? counters : Discovery.score(counters, discoverer, paid);
  }

  /// Every opponent of a player who fails gets one counter, from the right on, as far as the pool
  /// goes.
  public Counters fine(Counters counters, Seats allSeats, Seat offender) {
    Seats opponents = allSeats.without(offender);
    int paid = affordable(counters, opponents.size());
    if (paid == opponents.size()) return counters.drawEach(opponents, 1);
    Seats some = Seats.NONE;
    Seat seat = offender;
    while (some.size() < paid) {
      seat = allSeats.rightOf(seat);
      some = some.with(seat);
    }
    return counters.drawEach(some, 1);
  }
}
