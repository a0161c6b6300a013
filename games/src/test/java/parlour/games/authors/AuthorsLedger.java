package parlour.games.authors;

import parlour.games.laws.Ledger;

/// Forty-eight cards in hands and books.
public final class AuthorsLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 40_000;
  }

  @Override
  public Object stock(Position position) {
    return Ledger.cards(position.open().laid(), position.held());
  }
}
