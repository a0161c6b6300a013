package parlour.games.laws;

import java.util.Set;
import parlour.games.pause.PausePosition;
import parlour.testkit.laws.Ledger;

/// A game that pauses conserves what the game itself conserves, and only takes longer.
record PauseLedger<S>(Ledger<S> game) implements Ledger<PausePosition<S>> {
  /// Everybody goes on after every move at the worst.
  private static final int ANSWERS = 13;

  @Override
  public int longest() {
    return ANSWERS * game.longest();
  }

  @Override
  public Object stock(PausePosition<S> position) {
    return game.stock(position.inner());
  }

  @Override
  public Set<String> secretVerbs() {
    return game.secretVerbs();
  }
}
