package parlour.games.rummy;

import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.games.material.cards.Cards;

/// Finds melds by bit tricks, in a deck where each number has four bits side by side.
///
/// A set is one number three times or more; a run is three numbers or more in a row, whatever their
/// animals. Both are found for all numbers at once: `lanes` folds each number's four bits into its
/// lowest, and counts add up in place.
public final class Melds {
  private static final long LOW = 0x1111_1111_1111L;
  private static final int NUMBERS = 12;

  private Melds() {}

  private static long lanes(long cards) {
    long folded = cards | cards >>> 1;
    return (folded | folded >>> 2) & LOW;
  }

  /// The lowest bit of every number of which there are three or four.
  private static long threes(long cards) {
    long pairs = (cards & 0x5555_5555_5555L) + (cards >>> 1 & 0x5555_5555_5555L);
    long counts = (pairs & 0x3333_3333_3333L) + (pairs >>> 2 & 0x3333_3333_3333L);
    return counts + 0x5555_5555_5555L >>> 3 & LOW;
  }

  /// The lowest bit of every number at which three in a row begin.
  private static long rows(long cards) {
    long present = lanes(cards);
    return present & present >>> 4 & present >>> 8;
  }

  /// Whether a hand has three of a number or three in a row.
  public static boolean hasMeld(Cards hand) {
    return (threes(hand.bits()) | rows(hand.bits())) != 0;
  }

  /// Whether these cards are a meld; wild ones stand for any number, and there must be a number
  /// among them.
  public static boolean isMeld(Cards cards, Cards wild, boolean longer) {
    int size = cards.size();
    if (size < 3 || size > 3 && !longer) return false;
    Cards numbers = cards.minus(wild);
    if (numbers.isEmpty()) return false;
    return isSet(numbers) || isRun(numbers, size);
  }

  static boolean isSet(Cards numbers) {
    long present = lanes(numbers.bits());
    return (present & present - 1) == 0;
  }

  /// Whether different numbers fit into a row of this size, the gaps filled by wild cards.
  private static boolean isRun(Cards numbers, int size) {
    long present = lanes(numbers.bits());
    if (Long.bitCount(present) != numbers.size()) return false;
    int lowest = Long.numberOfTrailingZeros(present) / 4;
    int highest = (63 - Long.numberOfLeadingZeros(present)) / 4;
    return highest - lowest < size && size <= NUMBERS;
  }

  /// Whether a single card may be added to a meld on the table.
  public static boolean fits(int card, Cards meld) {
    int number = card / 4;
    if (isSet(meld)) return number == meld.lowest() / 4;
    long present = lanes(meld.bits());
    int lowest = Long.numberOfTrailingZeros(present) / 4;
    int highest = (63 - Long.numberOfLeadingZeros(present)) / 4;
    return number == lowest - 1 || number == highest + 1;
  }

  /// One meld of three out of a hand that has one, cheaply.
  static Cards any(Cards hand, Dice dice) {
    long threes = threes(hand.bits());
    long rows = rows(hand.bits());
    int choice = dice.below(Long.bitCount(threes) + Long.bitCount(rows));
    if (choice < Long.bitCount(threes)) {
      Cards number = lane(hand, nth(threes, choice));
      return number.size() == 3 ? number : number.without(number.any(dice));
    }
    int first = nth(rows, choice - Long.bitCount(threes));
    Cards meld = Cards.NONE;
    for (int lane = first; lane <= first + 8; lane += 4)
      meld = meld.with(lane(hand, lane).any(dice));
    return meld;
  }

  private static int nth(long bits, int index) {
    return new Cards(bits).at(index);
  }

  private static Cards lane(Cards hand, int lowestBit) {
    return hand.and(new Cards(15L << lowestBit));
  }

  /// Every meld of three out of a hand, and every longer one where those are allowed.
  public static void each(Cards hand, Cards wild, boolean longer, Consumer<Cards> out) {
    choose(hand, Cards.NONE, wild, longer, out);
  }

  private static void choose(
      Cards left, Cards chosen, Cards wild, boolean longer, Consumer<Cards> out) {
    if (isMeld(chosen, wild, longer)) out.accept(chosen);
    int size = chosen.size();
    if (size == 3 && !longer || size >= 3 && !isMeld(chosen, wild, longer) || size >= NUMBERS)
      return;
    for (Cards rest = left; !rest.isEmpty(); ) {
      int card = rest.lowest();
      rest = rest.without(card);
      if (size == 0 || couldMeld(chosen.with(card), wild))
        choose(rest, chosen.with(card), wild, longer, out);
    }
  }

  /// Whether cards that are not a meld yet may become one by adding higher ones.
  private static boolean couldMeld(Cards cards, Cards wild) {
    Cards numbers = cards.minus(wild);
    if (numbers.isEmpty() || isSet(numbers)) return true;
    return isRun(numbers, Math.max(3, cards.size()));
  }
}
