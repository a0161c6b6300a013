package parlour.games.yankeeloto;

import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;

/// The payments of Yankee Loto in counters, for the referee and for the score sheet of a real
/// table.
public final class Payments {
  /// What each player of a round puts in the pool.
  public static final int STAKE = 2;

  private static final int COUNTERS = 10;

  private Payments() {}

  /// The counters before the first round.
  public static Counters begin(int seats) {
    return Counters.inBox(seats).give(COUNTERS);
  }

  /// Everybody but the leader stakes when a round begins.
  public static Counters stake(Counters counters, Seats players) {
    return counters.stakeEach(players, STAKE);
  }

  /// One counter to the pool: for new letters, or for a false cry of "Loto".
  public static Counters fine(Counters counters, Seat player) {
    return counters.stake(player, 1);
  }

  /// One counter to whoever showed that a word laid open is none.
  public static Counters discovery(Counters counters, Seat offender, Seat discoverer) {
    return counters.pay(offender, discoverer, 1);
  }

  /// What each of those who won the pool together gets; an odd counter stays.
  static int share(Counters counters, Seats winners) {
    return counters.pool() / winners.size();
  }

  /// The pool goes to those who won it.
  public static Counters win(Counters counters, Seats winners) {
    return counters.drawEach(winners, share(counters, winners));
  }
}
