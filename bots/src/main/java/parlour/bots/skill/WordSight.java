package parlour.bots.skill;

import parlour.engine.Dice;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Judge;
import parlour.lexicon.WordSet;

/// How a bot sees words among letters, doubts those of others and misspells its own, by its level.
///
/// @param known the words it knows
public record WordSight(int level, WordSet known) {
  /// Of a hundred words of two, three, four… letters so many are seen; the last figure is for all
  /// longer ones.
  private static final int[][] SEEN_PERCENT = {
    {70, 45, 20, 8, 3},
    {85, 65, 40, 20, 8},
    {95, 85, 65, 40, 20},
    {100, 95, 88, 70, 50},
    {100, 100, 100, 100, 100},
  };

  /// Of a hundred words that are no words so many are doubted, and so many of those it merely does
  /// not know.
  private static final int[] NON_WORD_DOUBT_PERCENT = {35, 55, 75, 90, 100};

  private static final int[] UNKNOWN_DOUBT_PERCENT = {12, 10, 6, 2, 0};

  /// One word in so many is misspelt where players judge; an umpire makes everybody careful.
  private static final int[] ONE_IN_MISSPELT = {12, 18, 30, 60, 150};

  private static final int UMPIRE_FACTOR = 5;

  public static WordSight of(Judge judge, int level) {
    return new WordSight(level, judge.vocabulary(level));
  }

  /// Of a hundred words of so many letters it sees so many.
  public int seenPercent(int letters) {
    int[] seen = SEEN_PERCENT[level - 1];
    return seen[Math.min(seen.length, letters - 1) - 1];
  }

  public boolean sees(int letters, Dice dice) {
    return dice.below(100) < seenPercent(letters);
  }

  /// Whether it doubts a word, given by its id, or by -1 if it is none.
  public boolean doubts(int id, Dice dice) {
    if (known.has(id)) return false;
    return dice.below(100) < (id < 0 ? NON_WORD_DOUBT_PERCENT : UNKNOWN_DOUBT_PERCENT)[level - 1];
  }

  public boolean misspells(JudgingMode judging, Dice dice) {
    return dice.once(
        judging == JudgingMode.VIGILANCE
            ? ONE_IN_MISSPELT[level - 1]
            : ONE_IN_MISSPELT[level - 1] * UMPIRE_FACTOR);
  }

  /// The word as it writes it: now and then two letters within it change places.
  public String written(String word, JudgingMode judging, Dice dice) {
    return word.length() >= 4 && misspells(judging, dice) ? misspelt(word, dice) : word;
  }

  /// The word with two letters exchanged; it has four letters at least.
  public static String misspelt(String word, Dice dice) {
    int at = 1 + dice.below(word.length() - 2);
    char[] letters = word.toCharArray();
    letters[at] = word.charAt(at + 1);
    letters[at + 1] = word.charAt(at);
    return new String(letters);
  }
}
