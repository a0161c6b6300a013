package parlour.bots.skill;

import parlour.engine.Dice;

/// How often a bot misspells a word it writes down, and how.
public final class Misspelling {
  /// One word in this many is misspelt, by level.
  private static final int[] ONE_IN = {14, 24, 40, 90, 1_000};

  private Misspelling() {}

  /// The word as a bot of that level writes it.
  public static String written(String word, int level, Dice dice) {
    return word.length() > 3 && dice.once(ONE_IN[level - 1]) ? swapMiddle(word) : word;
  }

  /// The word with its two middle letters swapped.
  static String swapMiddle(String word) {
    int middle = word.length() / 2;
    return word.substring(0, middle - 1)
        + word.charAt(middle)
        + word.charAt(middle - 1)
        + word.substring(middle + 1);
  }
}
