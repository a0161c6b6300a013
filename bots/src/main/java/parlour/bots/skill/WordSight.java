package parlour.bots.skill;

import org.jspecify.annotations.Nullable;
import parlour.engine.Dice;
import parlour.games.material.letters.JudgingMode;
import parlour.lexicon.Judge;
import parlour.lexicon.WordSet;

/// Which words a bot notices among letters, which words of others it doubts, and how often it
/// misspells, by level.
///
/// What looks like no word at all is doubted by every level.
public final class WordSight {
  /// Per cent of the words of two, three, four… letters that it notices; the last figure is for all
  /// longer ones.
  private static final int[][] SEEN_PERCENT = {
    {70, 45, 20, 8, 3},
    {85, 65, 40, 20, 8},
    {95, 85, 65, 40, 20},
    {100, 95, 88, 70, 50},
    {100, 100, 100, 100, 100},
  };

  /// Per cent of non-words that it doubts although they look like words.
  private static final int[] NON_WORD_DOUBT_PERCENT = {35, 55, 75, 90, 100};

  /// Per cent of good words outside its vocabulary that it doubts.
  private static final int[] UNKNOWN_DOUBT_PERCENT = {12, 10, 6, 2, 0};

  /// One word in this many is misspelt where the players judge.
  private static final int[] ONE_IN_MISSPELT = {12, 18, 30, 60, 150};

  /// Under an umpire everybody is this many times as careful.
  private static final int UMPIRE_FACTOR = 5;

  private final Judge judge;
  private final int level;
  private final WordSet known;
  private @Nullable LetterPatterns patterns;

  private WordSight(Judge judge, int level, WordSet known) {
    this.judge = judge;
    this.level = level;
    this.known = known;
  }

  public static WordSight of(Judge judge, int level) {
    return new WordSight(judge, level, judge.vocabulary(level));
  }

  /// The words it knows.
  public WordSet known() {
    return known;
  }

  /// Per cent of the words of this length that it notices.
  public int seenPercent(int letters) {
    int[] seen = SEEN_PERCENT[level - 1];
    return seen[Math.min(seen.length, letters - 1) - 1];
  }

  public boolean sees(int letters, Dice dice) {
    return dice.below(100) < seenPercent(letters);
  }

  /// Whether it doubts a word of somebody else: gibberish always, other words the bolder it is.
  public boolean doubts(String word, Dice dice) {
    int id = judge.admit(word);
    if (known.has(id)) return false;
    if (id < 0 && !isPlausible(word)) return true;
    return dice.below(100) < (id < 0 ? NON_WORD_DOUBT_PERCENT : UNKNOWN_DOUBT_PERCENT)[level - 1];
  }

  private boolean isPlausible(String word) {
    if (patterns == null) patterns = LetterPatterns.of(judge.lexicon());
    return patterns.isPlausible(word);
  }

  public boolean misspells(JudgingMode judging, Dice dice) {
    return dice.once(
        judging != JudgingMode.UMPIRE
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
