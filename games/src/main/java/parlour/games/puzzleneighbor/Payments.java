package parlour.games.puzzleneighbor;

import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;

/// The payments of Puzzle Your Neighbor in counters, for the referee and for the score sheet of a
/// real table.
public final class Payments {
  private static final int COUNTERS = 10;

  private Payments() {}

  /// The counters before the first round.
  public static Counters begin(int seats) {
    return Counters.inBox(seats).give(COUNTERS);
  }

  /// The setter pays for a stack that was solved.
  public static Counters solved(Counters counters, Seat setter, Seat receiver) {
    return counters.pay(setter, receiver, 1);
  }

  /// The setter pays twice when the stack does not spell the word that was set.
  public static Counters unspelt(Counters counters, Seat setter, Seat receiver) {
    return counters.pay(setter, receiver, 2);
  }

  /// The receiver pays for a stack that was not solved.
  public static Counters unsolved(Counters counters, Seat setter, Seat receiver) {
    return counters.pay(receiver, setter, 1);
  }

  /// The setter pays another player who showed that the receiver's solution was no word.
  public static Counters discovery(Counters counters, Seat setter, Seat discoverer) {
    return discoverer.equals(setter) ? counters : counters.pay(setter, discoverer, 1);
  }

  /// The first to solve takes one more from each who did not.
  public static Counters first(Counters counters, Seat first, Seats unsolved) {
    Counters paid = counters;
    for (Seat seat : unsolved) paid = paid.pay(seat, first, 1);
    return paid;
  }
}
