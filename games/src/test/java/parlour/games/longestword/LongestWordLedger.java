package parlour.games.longestword;

import parlour.testkit.laws.Ledger;

/// Nothing is dealt, so that nothing can be lost but a chair.
public final class LongestWordLedger implements Ledger<LongestWord.Position> {
  @Override
  public int longest() {
    return 6;
  }

  @Override
  public Object stock(LongestWord.Position position) {
    return position.seats();
  }
}
