package parlour.games.foil.words;

import parlour.engine.Dice;
import parlour.lexicon.Judge;

/// Scrambles words.
///
/// A good scramble gives nothing away: no two letters stay neighbours, forwards or backwards, none
/// keeps its place, the first and the last least of all, and the whole is no word. The best of a
/// few shuffles comes near enough to that.
public final class Scramble {
  private static final int TRIES = 12;

  /// How often a scramble that is a word is tried again: of AET every second one is.
  private static final int AGAIN = 8;

  private Scramble() {}

  /// Whether a word can be scrambled at all: two of its letters differ.
  public static boolean isPossible(String word) {
    for (int i = 1; i < word.length(); i++) if (word.charAt(i) != word.charAt(0)) return true;
    return false;
  }

  /// A good scramble of a word that can be scrambled; it never shows the word.
  public static String well(String word, Judge judge, Dice dice) {
    return best(word, judge, dice, TRIES);
  }

  /// The best of `tries` shuffles; one that is a word itself is shuffled again, if that helps.
  public static String best(String word, Judge judge, Dice dice, int tries) {
    String best = best(word, dice, tries);
    for (int again = 0; again < AGAIN && judge.admit(best) >= 0; again++)
      best = best(word, dice, tries);
    return best;
  }

  private static String best(String word, Dice dice, int tries) {
    String best = "";
    int least = Integer.MAX_VALUE;
    for (int i = 0; (i < tries && least > 0) || best.isEmpty(); i++) {
      String shuffled = shuffled(word, dice);
      if (shuffled.equals(word)) continue;
      int shown = giveaway(word, shuffled);
      if (shown < least) {
        least = shown;
        best = shuffled;
      }
    }
    return best;
  }

  /// How much of a word its scramble shows: the more, the easier it is to read.
  public static int giveaway(String word, String scramble) {
    int last = word.length() - 1;
    int shown = 0;
    for (int i = 0; i <= last; i++) {
      if (word.charAt(i) == scramble.charAt(i)) shown += i == 0 || i == last ? 3 : 1;
    }
    for (int i = 0; i < last; i++) {
      char one = scramble.charAt(i);
      char next = scramble.charAt(i + 1);
      for (int j = 0; j < last; j++) {
        if (word.charAt(j) == one && word.charAt(j + 1) == next) shown += 3;
        else if (word.charAt(j) == next && word.charAt(j + 1) == one) shown += 1;
      }
    }
    return shown;
  }

  public static String shuffled(String word, Dice dice) {
    char[] letters = word.toCharArray();
    for (int i = letters.length - 1; i > 0; i--) {
      int j = dice.below(i + 1);
      char swap = letters[i];
      letters[i] = letters[j];
      letters[j] = swap;
    }
    return new String(letters);
  }
}
