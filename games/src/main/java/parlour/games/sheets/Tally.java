package parlour.games.sheets;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The points of all, whose deal it is, and how many rounds are done.
///
/// @param round the round that is played, from one
/// @param winners those who have won; nobody while the game goes on
record Tally(PerSeat<Integer> points, int round, Seat dealer, Seats winners) {
  static Tally first(int seats, Seat dealer) {
    return new Tally(PerSeat.all(seats, 0), 1, dealer, Seats.NONE);
  }

  Seats company() {
    return Seats.first(points.seats());
  }

  Tally with(PerSeat<Integer> next) {
    return new Tally(next, round, dealer, winners);
  }

  Tally plus(Seat seat, int more) {
    return with(points.with(seat, points.at(seat) + more));
  }

  /// The next round; the deal passes to the left.
  Tally next() {
    return new Tally(points, round + 1, company().leftOf(dealer), winners);
  }

  Tally won(Seats by) {
    return new Tally(points, round, dealer, by);
  }

  boolean isOver() {
    return !winners.isEmpty();
  }

  ScoreSheet.Standing standing(String unit, boolean fewest, String round) {
    return new ScoreSheet.Standing(points, unit, fewest, round + " " + this.round, dealer, winners);
  }
}
