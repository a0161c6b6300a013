package parlour.games.wildanimal;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.Cards;
import parlour.testkit.laws.Ledger;

/// Forty-eight cards, face down and face up.
public final class WildAnimalLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 40_000;
  }

  @Override
  public Object stock(Position position) {
    Cards all = Cards.NONE;
    int count = 0;
    for (Seat seat : Seats.first(position.packs().seats())) {
      for (byte card : position.packs().at(seat).all()) all = all.with(card);
      for (byte card : position.open().at(seat).all()) all = all.with(card);
      count += position.cards(seat);
    }
    return List.of(all, count);
  }
}
