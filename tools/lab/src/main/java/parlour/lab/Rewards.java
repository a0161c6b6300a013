package parlour.lab;

import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;

/// What a finished game is worth to each chair: winners share the game, and the sum over all chairs
/// is 0.
///
/// With two chairs a win is 1, a loss -1 and a tie 0; with four a win is 1 and every loss -1/3.
final class Rewards {
  private Rewards() {}

  static PerSeat<Double> of(Result result) {
    int seats = result.points().seats();
    double share = 1.0 / result.winners().size();
    return PerSeat.of(
        seats,
        seat -> {
          double won = result.winners().has(seat) ? share : 0;
          return seats == 1 ? won : (seats * won - 1) / (seats - 1);
        });
  }

  static double of(Result result, Seat seat) {
    return of(result).at(seat);
  }
}
