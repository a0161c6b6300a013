package parlour.bots;

import java.util.HashMap;
import java.util.Map;
import parlour.engine.Dice;
import parlour.lexicon.Judge;

/// What a bot thinks of the words of others: it notices most that are none, the more the better it
/// plays, and now and then doubts a good one that it does not know. Its opinion of a word does not
/// change.
final class Doubts {
  private final Judge judge;
  private final int level;
  private final Map<String, Boolean> opinions = new HashMap<>();

  Doubts(Judge judge, int level) {
    this.judge = judge;
    this.level = level;
  }

  void forget() {
    opinions.clear();
  }

  /// Whether it doubts a word that stands in that place.
  boolean about(String place, String word, Dice dice) {
    return opinions.computeIfAbsent(
        place,
        _ -> {
          int id = judge.admit(word);
          if (id < 0) return dice.below(10) < 4 + level;
          return !judge.vocabulary(level).has(id) && dice.once(25);
        });
  }
}
