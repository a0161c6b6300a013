package parlour.bots.skill;

import java.util.function.Predicate;
import parlour.engine.Dice;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// How a bot writes the words it knows: as they are spelt, but for one slip of the pen in a game at
/// most.
///
/// A slip swaps two neighbouring letters and makes no word at all. Others nearly always see it (see
/// [WordSight]); where they could not, under an umpire or in a word that is not shown, nobody
/// slips.
public final class Pen {
  /// The chance that a word is misspelt, until one is: one in this many, by level.
  private static final int[] ONE_IN = {14, 24, 40, 90, 1_000};

  private static final int SHORTEST = 4;

  private final Lexicon lexicon;
  private final int level;
  private boolean isSteady;

  public Pen(Judge judge, int level, JudgingMode judging) {
    this.lexicon = judge.lexicon();
    this.level = level;
    this.isSteady = judging == JudgingMode.UMPIRE;
  }

  /// The word as the bot writes it.
  public String written(String word, Dice dice) {
    return written(word, dice, _ -> true);
  }

  /// The word as the bot writes it; it slips only where the wrong word fits as well.
  public String written(String word, Dice dice, Predicate<String> fits) {
    if (isSteady || word.length() < SHORTEST || !dice.once(ONE_IN[level - 1])) return word;
    String slip = swapped(word, 1 + dice.below(word.length() - 2));
    isSteady = lexicon.id(slip) < 0 && fits.test(slip);
    return isSteady ? slip : word;
  }

  /// Whether this is no word, but one of these words with two neighbouring letters swapped.
  public static boolean isSlip(String word, Lexicon lexicon, WordSet words) {
    if (word.length() < SHORTEST || lexicon.id(word) >= 0) return false;
    for (int at = 1; at + 1 < word.length(); at++)
      if (words.has(lexicon.id(swapped(word, at)))) return true;
    return false;
  }

  private static String swapped(String word, int at) {
    char[] letters = word.toCharArray();
    letters[at] = word.charAt(at + 1);
    letters[at + 1] = word.charAt(at);
    return new String(letters);
  }
}
