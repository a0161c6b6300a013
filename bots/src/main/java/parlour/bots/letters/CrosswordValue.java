package parlour.bots.letters;

import parlour.engine.Dice;
import parlour.engine.Seat;
import parlour.games.crossword.Hand;
import parlour.games.crossword.Layout.Placement;
import parlour.games.crossword.Pack;
import parlour.games.crossword.View;

/// Heuristic value of a play in the Crossword Letter Game, in points of a hand.
final class CrosswordValue {
  /// A play below this value is not made; a card is exchanged instead.
  static final double EXCHANGE = 2;

  // How easily each card is laid: A to Z, then the Free Letter.
  private static final int[] EASE = {
    10, 6, 5, 7, 10, 5, 5, 7, 8, 2, 4, 7, 7, 8, 9, 6, 0, 8, 8, 9, 5, 2, 5, 3, 6, 2, 20
  };

  /// The width of the random error in a judgement, by level.
  private static final int[] NOISE_POINTS = {30, 16, 8, 3, 0};

  private static final int CARD_POINTS = 8;
  static final int GOING_OUT_POINTS = 200;
  private static final int FREE_LETTER_POINTS = 14;
  private static final int NEXT_OUT_POINTS = 16;
  private static final int NEXT_CARD_POINTS = 4;

  private final int level;

  CrosswordValue(int level) {
    this.level = level;
  }

  double of(View view, Placement placement, Dice dice) {
    Hand hand = view.hand();
    Hand rest = placement.rest();
    if (rest.isEmpty()) return GOING_OUT_POINTS;
    double value =
        CARD_POINTS * (hand.size() - rest.size())
            + (hand.points() - rest.points()) * 0.5
            + noise(dice);
    if (level < 3) return Math.max(EXCHANGE, value);
    value += (ease(rest) - 6.0 * rest.size()) * 0.4;
    // The Free Letter is best saved for the last word, unless somebody else is about to go out.
    if (level >= 4 && hand.has(Pack.FREE) && !rest.has(Pack.FREE))
      value -= fewest(view) <= 2 ? FREE_LETTER_POINTS / 4.0 : FREE_LETTER_POINTS;
    return value;
  }

  /// The value of what can be laid next turn.
  double ofNextTurn(Hand rest, int laid) {
    return laid == rest.size() ? NEXT_OUT_POINTS : NEXT_CARD_POINTS * laid;
  }

  /// The card that is hardest to lay or most expensive to keep.
  int worstCard(Hand hand, Dice dice) {
    int worst = hand.at(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < hand.size(); i++) {
      int kind = hand.at(i);
      if (kind == Pack.FREE && level >= 2 && hand.size() > 1) continue;
      boolean second = i > 0 && hand.at(i - 1) == kind;
      double cost = noise(dice) / 3 - EASE[kind] + Pack.number(kind) * 0.3 + (second ? 4 : 0);
      if (cost > most) {
        most = cost;
        worst = kind;
      }
    }
    return worst;
  }

  /// Whether a card is easily laid.
  boolean likes(int kind) {
    return EASE[kind] >= 8;
  }

  private double noise(Dice dice) {
    return (dice.fraction() - 0.5) * NOISE_POINTS[level - 1];
  }

  private static int ease(Hand hand) {
    int ease = 0;
    for (int i = 0; i < hand.size(); i++) ease += EASE[hand.at(i)];
    return ease;
  }

  /// The fewest cards another player holds.
  private static int fewest(View view) {
    int fewest = Integer.MAX_VALUE;
    for (Seat seat : view.match().in())
      if (!seat.equals(view.eye())) fewest = Math.min(fewest, view.cards(seat));
    return fewest;
  }
}
