package parlour.bots.skill;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.WordSet;

/// How often a bot misspells a word it writes down, and how; a slip never makes a word that the bot
/// does not know.
public final class Misspelling {
  /// One word in this many is misspelt, by level.
  private static final int[] ONE_IN = {14, 24, 40, 90, 1_000};

  private Misspelling() {}

  /// The word as a bot of that level writes it.
  public static String written(String word, Judge judge, int level, Dice dice) {
    return word.length() > 3 && dice.once(ONE_IN[level - 1])
        ? swapMiddle(word, judge, judge.vocabulary(level))
        : word;
  }

  /// The word with its two middle letters swapped.
  static String swapMiddle(String word, Judge judge, WordSet known) {
    int middle = word.length() / 2;
    String slip =
        word.substring(0, middle - 1)
            + word.charAt(middle)
            + word.charAt(middle - 1)
            + word.substring(middle + 1);
    return isAllowed(slip, judge, known) ? slip : word;
  }

  /// Whether a slip of the pen may stand: it is no word at all, or one that the bot knows. By
  /// chance it might be a word far beyond the bot's level, or one that offends.
  public static boolean isAllowed(String slip, Judge judge, WordSet known) {
    int id = judge.lexicon().id(slip);
    return id < 0 || known.has(id);
  }
}
