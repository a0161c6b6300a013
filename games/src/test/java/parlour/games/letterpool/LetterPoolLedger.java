package parlour.games.letterpool;

import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// The letters of the box, wherever they lie.
public final class LetterPoolLedger implements Ledger<Position> {
  /// In each of twelve rounds eight players stake, study, declare, challenge and let words stand.
  @Override
  public int longest() {
    return 2_400;
  }

  @Override
  public Object stock(Position position) {
    Letters all = Box.all(position.box()).plus(position.pool());
    for (Seat seat : position.seats())
      all =
          all.plus(position.hand(seat))
              .plus(position.stake(seat))
              .plus(position.match().won().at(seat).letters());
    return all;
  }
}
