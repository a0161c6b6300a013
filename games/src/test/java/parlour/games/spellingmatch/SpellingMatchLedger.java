package parlour.games.spellingmatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import parlour.engine.Seat;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

/// All letters of the box, for each player in the middle or in their stacks; and no more words on
/// the table than stacks spelt.
public final class SpellingMatchLedger implements Ledger<Position> {
  /// Of at most fifty stacks each is chosen, taken, called on, spelt or formed, and challenged, and
  /// ten players are content; the clock speaks less often than that.
  @Override
  public int longest() {
    return 600;
  }

  @Override
  public Object stock(Position position) {
    List<Letters> all = new ArrayList<>();
    int spelt = 0;
    int words = 0;
    for (int i = 0; i < position.stacks().seats(); i++) {
      Letters own = position.left(Seat.of(i));
      for (Stack stack : position.stacks().at(Seat.of(i))) {
        own = own.plus(Letters.of(stack.letters()));
        if (stack.fate() == Stack.Fate.SPELT) spelt++;
      }
      all.add(own);
      words += position.player(Seat.of(i)).words().size();
    }
    assertThat(words).as("every stack that was spelt is one word on the table").isEqualTo(spelt);
    return all;
  }

  @Override
  public Set<String> secretVerbs() {
    return Set.of("choose");
  }
}
