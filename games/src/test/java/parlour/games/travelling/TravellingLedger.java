package parlour.games.travelling;

import parlour.engine.Seat;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// All letters: in the box, before the players, and in words shown.
public final class TravellingLedger implements Ledger<Position> {
  /// In each of three rounds twelve players form thirteen times, with twenty changes and one pass
  /// each; then each word is challenged or read through.
  @Override
  public int longest() {
    return 3 * (13 * 12 * 22 + 13 + 12 * 2 + 1);
  }

  @Override
  public Object stock(Position position) {
    Letters all = position.box();
    for (int i = 0; i < position.players().seats(); i++)
      all = all.plus(position.of(Seat.of(i)).letters());
    for (LaidWord laid : position.match().laid()) all = all.plus(Letters.of(laid.word()));
    return all;
  }
}
