package parlour.games.logomachy;

import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// The whole pack, in the pack, in hands, on the table or captured.
public final class LogomachyLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 20_000;
  }

  @Override
  public Object stock(Position position) {
    Letters all = Box.all(position.pack()).plus(position.pool().all());
    for (Seat seat : Seats.first(position.players()))
      all = all.plus(position.hand(seat)).plus(position.captured().cards().at(seat));
    return all;
  }
}
