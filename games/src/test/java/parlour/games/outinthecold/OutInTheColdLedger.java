package parlour.games.outinthecold;

import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// The letters of the box, wherever they lie.
public final class OutInTheColdLedger implements Ledger<Position> {
  /// In each of twelve rounds eight players have six turns, may build up eight words, doubt as many
  /// and are content.
  @Override
  public int longest() {
    return 3_600;
  }

  @Override
  public Object stock(Position position) {
    Letters all = Box.all(position.box());
    for (Seat seat : position.allSeats())
      all =
          all.plus(position.hand(seat))
              .plus(Letters.of(position.round().of(seat).laid().word()))
              .plus(position.match().won().at(seat).letters());
    return all;
  }
}
