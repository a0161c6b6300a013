package parlour.games.wordbuilding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.material.letters.LetterBox;
import parlour.testkit.laws.Ledger;

/// A hundred counters, held, in the pool or in the box; and no more letters are out than the box
/// could give.
public final class WordBuildingLedger implements Ledger<Position> {
  /// A fragment takes at most thirty letters, before each of which all but one of ten players may
  /// fail, and a circuit; there are at most three of them and a word in a round, each letter may be
  /// challenged, and there are twenty rounds. In the last building at most sixty words are made of
  /// a hundred and twenty letters.
  @Override
  public int longest() {
    return 100_000;
  }

  @Override
  public Object stock(Position position) {
    Counters counters = position.match().counters();
    int held = 0;
    for (int i = 0; i < counters.seats(); i++) held += counters.of(Seat.of(i));
    assertThat(LetterBox.THREE_HUNDRED.box().letters().covers(position.out()))
        .as("more letters are out than the largest box holds")
        .isTrue();
    Position.Phase phase = position.round().phase();
    if (phase == Position.Phase.CRIB || phase == Position.Phase.UP)
      assertThat(position.out().size())
          .as("until a word is closed its letters, hands and crib are ten each and twenty")
          .isEqualTo(10 * counters.seats() + 20);
    return List.of(counters.whole(), held + counters.pool() + counters.box());
  }
}
