package parlour.games.bullfrog;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.Cards;
import parlour.testkit.laws.Ledger;

/// Forty-eight cards, in the players' packs and the middle.
public final class BullFrogLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 5_000;
  }

  @Override
  public Object stock(Position position) {
    Cards all = position.centre().cards();
    int count = all.size();
    for (Seat seat : Seats.first(position.packs().seats())) {
      for (byte card : position.packs().at(seat).all()) all = all.with(card);
      count += position.packs().at(seat).size();
    }
    return List.of(all, count);
  }
}
