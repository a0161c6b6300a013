package parlour.games.crossword;

import java.util.Arrays;
import parlour.engine.Seat;
import parlour.testkit.laws.Ledger;

/// Fifty-two cards or forty-eight, in hands, in the piles, laid aside or in the layout.
public final class CrosswordLedger implements Ledger<Position> {
  /// A hand takes thirty turns each at most, and three inputs a turn with challenges; fourteen such
  /// hands among eight are more than any game comes to, for in a hand without a winner everybody
  /// scores.
  @Override
  public int longest() {
    return 30 * 8 * 3 * 14;
  }

  @Override
  public Object stock(Position position) {
    int[] counts = new int[Pack.KINDS];
    for (int i = 0; i < position.hands().seats(); i++) {
      Hand hand = position.hands().at(Seat.of(i));
      for (int card = 0; card < hand.size(); card++) counts[hand.at(card)]++;
    }
    for (byte card : position.piles().stock().all()) counts[card]++;
    for (byte card : position.piles().shown().all()) counts[card]++;
    if (position.phase() instanceof Phase.Exchanging exchanging) counts[exchanging.discard()]++;
    Layout layout = position.board().layout();
    for (int y = layout.top(); y <= layout.bottom(); y++) {
      for (int x = layout.left(); x <= layout.right(); x++) {
        if (!layout.isBlank(x, y)) counts[layout.card(x, y)]++;
      }
    }
    return Arrays.toString(counts);
  }
}
