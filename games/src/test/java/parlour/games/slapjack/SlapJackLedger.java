package parlour.games.slapjack;

import java.util.List;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;
import parlour.testkit.laws.Ledger;

/// Forty-eight cards, in the pack, in the middle or captured.
public final class SlapJackLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 20_000;
  }

  @Override
  public Object stock(Position position) {
    Cards all = position.centre().cards();
    int count = all.size();
    for (byte card : position.pack().all()) {
      all = all.with(card);
      count++;
    }
    for (int i = 0; i < position.captured().cards().seats(); i++) {
      Cards hand = position.captured().cards().at(Seat.of(i));
      all = all.plus(hand);
      count += hand.size();
    }
    return List.of(all, count);
  }
}
