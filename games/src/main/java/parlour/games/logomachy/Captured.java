package parlour.games.logomachy;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.lexicon.Letters;

/// What has been captured since the cards were last gathered; all have seen it taken.
///
/// @param last who took the last trick, or nobody yet
public record Captured(PerSeat<Letters> cards, PerSeat<Integer> sweeps, Seat last) {
  static Captured none(int seats) {
    return new Captured(PerSeat.all(seats, Letters.EMPTY), PerSeat.all(seats, 0), Seat.NOBODY);
  }

  /// A trick is taken.
  Captured take(Seat by, Letters trick, boolean sweep) {
    return new Captured(
        cards.with(by, cards.at(by).plus(trick)),
        sweep ? sweeps.with(by, sweeps.at(by) + 1) : sweeps,
        by);
  }
}
