package parlour.games.puzzleneighbor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.material.letters.LetterBox;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// A hundred counters, held or in the box; and every stack comes out of one box of letters.
public final class PuzzleNeighborLedger implements Ledger<Position> {
  /// In each of nine rounds ten players pick, announce, doubt and are content, require words and
  /// spell them ten times.
  @Override
  public int longest() {
    return 4_000;
  }

  @Override
  public Object stock(Position position) {
    Letters box = LetterBox.THREE_HUNDRED.box().letters();
    for (Seat seat : position.allSeats())
      assertThat(box.covers(Letters.of(position.round().of(seat).letters())))
          .as("a stack has more letters than the largest box holds")
          .isTrue();
    Counters counters = position.match().counters();
    int held = 0;
    for (Seat seat : position.allSeats()) held += counters.of(seat);
    return List.of(counters.whole(), held + counters.box());
  }

  @Override
  public Set<String> secretVerbs() {
    return Set.of("pick");
  }
}
