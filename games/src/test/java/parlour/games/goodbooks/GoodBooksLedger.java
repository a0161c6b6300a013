package parlour.games.goodbooks;

import parlour.games.material.cards.CardStock;
import parlour.testkit.laws.Ledger;

/// Forty-eight cards in hands and books.
public final class GoodBooksLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 80_000;
  }

  @Override
  public Object stock(Position position) {
    return CardStock.of(Position.laid(position.books()), position.held());
  }
}
