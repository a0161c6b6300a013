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

  /// A player gives another an ordinary card of those captured, or any if there are only prizes;
  /// who has none gives none.
  Captured give(Seat from, Seat to) {
    Letters held = cards.at(from);
    if (held.isEmpty()) return this;
    char card = held.at(0);
    for (int i = held.size() - 1; i >= 0; i--) if (!Pack.isPrize(held.at(i))) card = held.at(i);
    return new Captured(
        cards.with(from, held.minus(card)).with(to, cards.at(to).plus(card)), sweeps, last);
  }

  /// A trick is taken.
  Captured take(Seat by, Letters trick, boolean sweep) {
    return new Captured(
        cards.with(by, cards.at(by).plus(trick)),
        sweep ? sweeps.with(by, sweeps.at(by) + 1) : sweeps,
        by);
  }
}
