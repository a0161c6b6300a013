package parlour.games.wordmaking;

import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// The whole box, in the box, in the pool, drawn, or in words.
public final class WordMakingLedger implements Ledger<Position> {
  /// Three hundred turns draw three hundred letters; each letter joins one word and may come back
  /// from it a few times when words fall, with doubts and votes of sixteen in between.
  @Override
  public int longest() {
    return 20_000;
  }

  @Override
  public Object stock(Position position) {
    Letters all = Box.all(position.box()).plus(position.open().loose());
    for (Seat seat : Seats.first(position.open().players()))
      for (Standing word : position.open().row(seat)) all = all.plus(word.letters());
    return all;
  }
}
