package parlour.games.sheets;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The points of all, whose deal it is, and how many rounds are done.
///
/// @param round the round that is played, from one
/// @param winners those who have won; nobody while the game goes on
public record RunningScore(PerSeat<Integer> points, int round, Seat dealer, Seats winners) {
  public static RunningScore first(int seats, Seat dealer) {
    return new RunningScore(PerSeat.all(seats, 0), 1, dealer, Seats.NONE);
  }

  public Seats allSeats() {
    return Seats.first(points.seats());
  }

  public RunningScore with(PerSeat<Integer> next) {
    return new RunningScore(next, round, dealer, winners);
  }

  public RunningScore plus(Seat seat, int more) {
    return with(points.with(seat, points.at(seat) + more));
  }

  /// The next round; the deal passes to the left.
  public RunningScore next() {
    return new RunningScore(points, round + 1, allSeats().leftOf(dealer), winners);
  }

  public RunningScore won(Seats by) {
    return new RunningScore(points, round, dealer, by);
  }

  public boolean isOver() {
    return !winners.isEmpty();
  }

  public ScoreSheet.Standing standing(String unit, boolean fewest, String round) {
    return new ScoreSheet.Standing(points, unit, fewest, round + " " + this.round, dealer, winners);
  }
}
