package parlour.games.rummy;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.Cards;
import parlour.testkit.laws.Ledger;

/// All cards of the deck, in hands, melds, pack and discards.
public final class RummyLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 60_000;
  }

  @Override
  public Object stock(Position position) {
    Position.Hand hand = position.hand();
    Cards all = Cards.NONE;
    int count = 0;
    for (Cards meld : hand.melds()) {
      all = all.plus(meld);
      count += meld.size();
    }
    for (Seat seat : Seats.first(hand.held().seats())) {
      all = all.plus(hand.held().at(seat));
      count += hand.held().at(seat).size();
    }
    for (byte card : hand.pack().all()) all = all.with(card);
    for (byte card : hand.discards().all()) all = all.with(card);
    return List.of(all, count + hand.pack().size() + hand.discards().size());
  }
}
