package parlour.games.bidjack;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.Cards;
import parlour.testkit.laws.Ledger;

/// Every card dealt is in a hand, in the trick, or played.
public final class BidJackLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 60_000;
  }

  @Override
  public Object stock(Position position) {
    Cards all = position.contract().played().plus(position.trick().all());
    int count = position.contract().played().size() + position.trick().count();
    for (Seat seat : Seats.first(position.held().seats())) {
      all = all.plus(position.held().at(seat));
      count += position.held().at(seat).size();
    }
    return List.of(all.size(), count);
  }
}
