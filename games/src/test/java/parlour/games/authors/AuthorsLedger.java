package parlour.games.authors;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.laws.Ledger;
import parlour.games.material.Cards;

/// Forty-eight cards in hands and books.
public final class AuthorsLedger implements Ledger<Position> {
  @Override
  public int longest() {
    return 40_000;
  }

  @Override
  public Object stock(Position position) {
    Cards all = position.open().laid();
    int count = all.size();
    for (Seat seat : Seats.first(position.held().seats())) {
      all = all.plus(position.held().at(seat));
      count += position.held().at(seat).size();
    }
    return List.of(all, count);
  }
}
