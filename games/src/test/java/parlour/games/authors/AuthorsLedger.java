package parlour.games.authors;

import parlour.games.material.cards.CardStock;
import parlour.testkit.laws.Ledger;

/// Forty-eight cards in hands and books.
public final class AuthorsLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 40_000;
  }

  @Override
  public Object stock(Position position) {
    return CardStock.of(position.open().laid(), position.held());
  }
}
