package parlour.bots.skill;

import parlour.engine.Dice;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Judge;
import parlour.lexicon.WordSet;

/// Which words a bot notices among letters, which words of others it doubts, and how often it
/// misspells, by level.
///
/// @param known the words it knows
public record WordSight(Judge judge, int level, WordSet known) {
  /// Per cent of the words of two, three, four… letters that it notices; the last figure is for all
  /// longer ones.
  private static final int[][] SEEN_PERCENT = {
    {70, 45, 20, 8, 3},
    {85, 65, 40, 20, 8},
    {95, 85, 65, 40, 20},
    {100, 95, 88, 70, 50},
    {100, 100, 100, 100, 100},
  };

  /// Per cent of non-words that it doubts.
  private static final int[] NON_WORD_DOUBT_PERCENT = {35, 55, 75, 90, 100};

  /// Per cent of good words outside its vocabulary that it doubts.
  private static final int[] UNKNOWN_DOUBT_PERCENT = {12, 10, 6, 2, 0};

  /// One word in this many is misspelt where the players judge.
  private static final int[] ONE_IN_MISSPELT = {12, 18, 30, 60, 150};

  /// Under an umpire everybody is this many times as careful.
  private static final int UMPIRE_FACTOR = 5;

  public static WordSight of(Judge judge, int level) {
    return new WordSight(judge, level, judge.vocabulary(level));
  }

  /// Per cent of the words of this length that it notices.
  public int seenPercent(int letters) {
    int[] seen = SEEN_PERCENT[level - 1];
    return seen[Math.min(seen.length, letters - 1) - 1];
  }

  public boolean sees(int letters, Dice dice) {
    return dice.below(100) < seenPercent(letters);
  }

  /// Whether it doubts a word, given by its id, or -1 for a non-word.
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

  /// The word as it writes it: now and then two neighbouring letters are swapped.
  public String written(String word, JudgingMode judging, Dice dice) {
    return word.length() >= 4 && misspells(judging, dice) ? misspelt(word, dice) : word;
  }

  /// The word with two neighbouring letters swapped, unless that makes a word it does not know; it
  /// must have at least three letters.
  public String misspelt(String word, Dice dice) {
    int at = 1 + dice.below(word.length() - 2);
    char[] letters = word.toCharArray();
    letters[at] = word.charAt(at + 1);
    letters[at + 1] = word.charAt(at);
    String slip = new String(letters);
    return Misspelling.isAllowed(slip, judge, known) ? slip : word;
  }
}
