package parlour.games.anagrams;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.material.letters.LetterBox;
import parlour.testkit.laws.Ledger;

/// A hundred counters, held, in the pool or in the box; and no hand has more letters than the box
/// could give.
public final class AnagramsLedger implements Ledger<Position> {
  /// In a round each of nine players looks once, announces ten times, writes two hundred lines and
  /// has them challenged, is whispered to nine times, returns once and is named ten words; and
  /// there are ten rounds.
  @Override
  public int longest() {
    return 45_000;
  }

  @Override
  public Object stock(Position position) {
    Counters counters = position.match().counters();
    boolean inBox = LetterBox.THREE_HUNDRED.box().letters().covers(position.round().out());
    assertThat(inBox).as("more letters are out than the largest box holds").isTrue();
    int held = 0;
    for (int i = 0; i < counters.seats(); i++) held += counters.of(Seat.of(i));
    return List.of(counters.whole(), held + counters.pool() + counters.box());
  }
}
