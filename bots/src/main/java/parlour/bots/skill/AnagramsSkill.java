package parlour.bots.skill;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Lexicon;
import parlour.lexicon.WordSet;

/// How fast and how reliably a bot of a level solves anagrams.
///
/// @param meanSeconds time to solve a common word of five letters, on average
/// @param oneInNeverFound one word in this many it never finds
/// @param oneInForgotten as leader, it forgets one word in this many
/// @param shortestWord the fewest letters of the words it gives out
/// @param longestWord the most letters
/// @param pauseSeconds time between two words of a list, on average
/// @param oneInDropped where it picks letters by hand, it drops one of a word in this many
public record AnagramsSkill(
    int meanSeconds,
    int oneInNeverFound,
    int oneInForgotten,
    int shortestWord,
    int longestWord,
    int pauseSeconds,
    int oneInDropped) {
  private static final AnagramsSkill[] LEVELS = {
    new AnagramsSkill(80, 4, 2, 5, 5, 11, 14),
    new AnagramsSkill(52, 6, 3, 5, 6, 9, 24),
    new AnagramsSkill(34, 9, 5, 5, 6, 7, 40),
    new AnagramsSkill(22, 16, 10, 6, 7, 5, 90),
    new AnagramsSkill(14, 40, 30, 7, 9, 4, 1_000),
  };

  public static AnagramsSkill of(int level) {
    return LEVELS[level - 1];
  }

  /// Time to find a word: a product of two uniform draws around the mean, which grows with the
  /// word's length and rarity.
  private long thinkingMillis(int letters, int band, Dice dice) {
    double typicalSeconds = meanSeconds * (0.7 + 0.12 * band);
    for (int extra = 5; extra < letters; extra++) typicalSeconds *= 1.4;
    double luck = (0.15 + 1.7 * dice.fraction()) * (0.2 + 1.6 * dice.fraction());
    return 2_500 + (long) (typicalSeconds * 1_000 * luck);
  }

  /// Receives each word the bot will find, and how long that takes.
  public interface Finding {
    void found(int id, long takesMillis);
  }

  /// Passes on every known anagram of the letters.
  public void eachFind(Judge judge, String letters, WordSet known, Dice dice, Finding out) {
    Lexicon lexicon = judge.lexicon();
    lexicon
        .index()
        .anagrams(
            Letters.of(letters),
            known,
            id -> out.found(id, thinkingMillis(letters.length(), lexicon.band(id), dice)));
  }

  /// A time drawn uniformly from half the given time to one and a half times it.
  public static long aboutMillis(long millis, Dice dice) {
    return millis / 2 + dice.below((int) millis + 1);
  }
}
