package parlour.games.laws;

import java.util.Set;
import parlour.games.court.CourtPosition;
import parlour.testkit.laws.Ledger;

/// A court conserves what its game conserves, and only takes longer.
record CourtLedger<S>(Ledger<S> game) implements Ledger<CourtPosition<S, ?, ?>> {
  /// Everybody pleads at most three times, and everybody votes.
  private static final int VOTES = 3 * 12 * 13;

  @Override
  public int longest() {
    return game.longest() + VOTES;
  }

  @Override
  public Object stock(CourtPosition<S, ?, ?> sitting) {
    return game.stock(sitting.inner());
  }

  @Override
  public Set<String> secretVerbs() {
    return game.secretVerbs();
  }
}
