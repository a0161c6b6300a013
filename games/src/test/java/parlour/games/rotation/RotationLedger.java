package parlour.games.rotation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import parlour.engine.Seat;
import parlour.games.material.Counters;
import parlour.games.material.letters.LetterBox;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// A hundred counters, held, in the pool or issued by the bank; and what is in the hands and on the
/// table could have come out of the box.
public final class RotationLedger implements Ledger<Position> {
  /// In a hand of ten players there are a hundred letters, each the first of a word of thirty at
  /// most, and between two words that stand ten leads unused, each challenged once; and there are
  /// ten hands.
  @Override
  public int longest() {
    return 60_000;
  }

  @Override
  public Object stock(Position position) {
    Counters counters = position.deal().counters();
    Letters out = Letters.of(position.deal().four()).plus(position.turn().word().letters());
    for (int i = 0; i < position.players(); i++) out = out.plus(position.hand(Seat.of(i)));
    assertThat(LetterBox.THREE_HUNDRED.box().letters().covers(out))
        .as("more letters are out than the largest box holds")
        .isTrue();
    int held = counters.pool() + counters.box();
    for (int i = 0; i < counters.seats(); i++) held += counters.of(Seat.of(i));
    return List.of(counters.whole(), held, position.deal().four().length());
  }
}
