package parlour.games.yankeeloto;

import java.util.List;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// A hundred counters, held, in the pool or in the box; and all letters of the box, in it, in
/// hands, in rows or called.
public final class YankeeLotoLedger implements Ledger<Position> {
  /// In a round each of nine players lays a word or takes fresh letters, reads, covers six letters
  /// and cries once; and three hundred letters are called, each reached for before; and there are
  /// ten rounds.
  @Override
  public int longest() {
    return 10 * (2 * 300 + 9 * 14);
  }

  @Override
  public Object stock(Position position) {
    Counters counters = position.match().counters();
    int held = counters.pool() + counters.box();
    for (int i = 0; i < counters.seats(); i++) held += counters.of(Seat.of(i));
    Letters letters = position.box().plus(position.round().open());
    for (int i = 0; i < position.players(); i++) {
      Player row = position.player(Seat.of(i));
      letters = letters.plus(row.hand()).plus(Letters.of(row.word()));
    }
    return List.of(counters.whole(), held, letters);
  }
}
