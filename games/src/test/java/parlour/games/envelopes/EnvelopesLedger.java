package parlour.games.envelopes;

import parlour.engine.Seat;
import parlour.testkit.laws.Ledger;

/// Every envelope stays on the table with what is in it.
public final class EnvelopesLedger implements Ledger<Position> {
  /// Four players announce ten words of five envelopes and lay each aside.
  @Override
  public int longest() {
    return 4 * 5 * 12;
  }

  @Override
  public Object stock(Position position) {
    return position.players().map((Seat _, Position.Player player) -> player.envelopes());
  }
}
