package parlour.bots;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.WordSet;

/// How a bot of a level doubts words of others, and misspells its own.
///
/// @param bad of a hundred words that are no words so many are doubted
/// @param unknown of a hundred good words that it does not know so many are doubted as well
/// @param slip one word of its own in so many is misspelt where the players judge
record Vigilance(int bad, int unknown, int slip) {
  private static final Vigilance[] LEVELS = {
    new Vigilance(35, 8, 14),
    new Vigilance(55, 6, 22),
    new Vigilance(75, 4, 40),
    new Vigilance(90, 2, 90),
    new Vigilance(100, 0, 400),
  };

  /// An umpire makes everybody more careful, so many times.
  private static final int CAREFUL = 5;

  static Vigilance of(int level) {
    return LEVELS[level - 1];
  }

  /// Whether it doubts a word.
  boolean doubt(String word, Judge judge, WordSet known, Dice dice) {
    int id = judge.admit(word);
    if (known.has(id)) return false;
    return dice.below(100) < (id < 0 ? bad : unknown);
  }

  /// The word as it writes it: now and then two letters within it change places.
  String spell(String word, boolean umpired, Dice dice) {
    if (!dice.once(umpired ? slip * CAREFUL : slip)) return word;
    int at = 1 + dice.below(word.length() - 2);
    return word.substring(0, at) + word.charAt(at + 1) + word.charAt(at) + word.substring(at + 2);
  }
}
