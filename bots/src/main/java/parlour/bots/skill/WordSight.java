package parlour.bots.skill;

import org.jspecify.annotations.Nullable;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.WordSet;

/// Which words a bot notices among letters, and which words of others it doubts, by level.
///
/// What looks like no word at all is doubted by every level, and a slip of the pen is seen by every
/// level as often as by people.
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

  /// Per cent of slips of the pen that it doubts at least.
  private static final int SLIP_DOUBT_PERCENT = 90;

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
    if (id >= 0) return dice.below(100) < UNKNOWN_DOUBT_PERCENT[level - 1];
    if (!isPlausible(word)) return true;
    int percent = NON_WORD_DOUBT_PERCENT[level - 1];
    boolean slip = Pen.isSlip(word, judge.lexicon(), judge.vocabulary(Levels.COUNT));
    return dice.below(100) < (slip ? Math.max(percent, SLIP_DOUBT_PERCENT) : percent);
  }

  private boolean isPlausible(String word) {
    if (patterns == null) patterns = LetterPatterns.of(judge.lexicon());
    return patterns.isPlausible(word);
  }
}
