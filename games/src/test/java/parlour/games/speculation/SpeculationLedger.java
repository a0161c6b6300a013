package parlour.games.speculation;

import java.util.List;
import parlour.engine.Seat;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// All letters, in the box, laid aside, in hands, in the Plum and turned up; and all counters.
public final class SpeculationLedger implements Ledger<Position> {
  /// In each of twelve deals twelve players pick twice, write two hundred lines each, of which each
  /// is challenged; the dealer writes two hundred of the Plum and the others notice as many; and
  /// everybody rests and reads.
  @Override
  public int longest() {
    return 12 * (12 * (2 + 2 * 200 + 3) + 4 * 200 + 10);
  }

  @Override
  public Object stock(Position position) {
    Letters all = position.rest().box().plus(position.rest().aside()).plus(position.plum().all());
    for (int i = 0; i < position.players(); i++) all = all.plus(position.of(Seat.of(i)).letters());
    return List.of(all, position.match().counters().whole());
  }
}
