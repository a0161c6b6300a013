package guest.highcard;

import java.util.List;
import parlour.certify.GameCertificate;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.CatalogEntry;
import parlour.games.material.cards.Cards;
import parlour.testkit.laws.Ledger;

/// Checks the game against every law of the house.
class HighCardTest extends GameCertificate {
  @Override
  protected CatalogEntry game() {
    return HighCard.ENTRY;
  }

  @Override
  protected Ledger<?> ledger() {
    return new Ledger<Position>() {
      @Override
      public int longest() {
        return 6 * 8 * 3;
      }

      // No card is in two places, and while a hand is played none comes or goes.
      @Override
      public Object stock(Position position) {
        Cards cards = position.table().gone();
        int count = cards.size();
        for (Seat seat : Seats.first(position.held().seats())) {
          cards = cards.plus(position.held().at(seat));
          count += position.held().at(seat).size();
        }
        return List.of(cards.size() == count, count);
      }
    };
  }
}
