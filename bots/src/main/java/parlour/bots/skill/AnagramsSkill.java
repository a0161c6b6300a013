package parlour.bots.skill;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// How a bot of a level does at Anagrams: what is published of it.
///
/// @param seconds how long it takes over a common word of five letters, on average
/// @param never one word in so many it never finds
/// @param forgets as leader, one word in so many is gone when it is asked for
/// @param shortest the shortest words it gives out
/// @param longest the longest
/// @param pause seconds between two words of a list, on average
/// @param slip one line of a list in so many is no word
public record AnagramsSkill(
    int seconds, int never, int forgets, int shortest, int longest, int pause, int slip) {
  private static final AnagramsSkill[] LEVELS = {
    new AnagramsSkill(80, 4, 2, 5, 6, 11, 14),
    new AnagramsSkill(52, 6, 3, 5, 7, 9, 24),
    new AnagramsSkill(34, 9, 5, 6, 8, 7, 40),
    new AnagramsSkill(22, 16, 10, 6, 9, 5, 90),
    new AnagramsSkill(14, 40, 30, 7, 9, 4, 1_000),
  };

  public static AnagramsSkill of(int level) {
    return LEVELS[level - 1];
  }

  /// How long it takes to find a word, in milliseconds: longer for long words and rare ones.
  private long thinking(int letters, int band, Dice dice) {
    double mean = seconds * (0.7 + 0.12 * band);
    for (int extra = 5; extra < letters; extra++) mean *= 1.4;
    double luck = (0.15 + 1.7 * dice.fraction()) * (0.2 + 1.6 * dice.fraction());
    return 2_500 + (long) (mean * 1_000 * luck);
  }

  /// A word that can be found, and how long that takes, in milliseconds.
  public interface Finding {
    void found(int id, long takes);
  }

  /// Shows all words it knows that letters make.
  public void finds(Judge judge, String letters, WordSet known, Dice dice, Finding out) {
    Lexicon lexicon = judge.lexicon();
    lexicon
        .index()
        .anagrams(
            Letters.of(letters),
            known,
            id -> out.found(id, thinking(letters.length(), lexicon.band(id), dice)));
  }

  /// So many milliseconds, from half as long to half as long again.
  public static long about(long millis, Dice dice) {
    return millis / 2 + dice.below((int) millis + 1);
  }
}
