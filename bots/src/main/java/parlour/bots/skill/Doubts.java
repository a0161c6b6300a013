package parlour.bots.skill;

import java.util.HashMap;
import java.util.Map;
import parlour.engine.Dice;
import parlour.lexicon.Judge;

/// Which words of others a bot doubts; it makes up its mind about each word once.
public final class Doubts {
  private final WordSight sight;
  private final Map<String, Boolean> opinions = new HashMap<>();

  public Doubts(Judge judge, int level) {
    this.sight = WordSight.of(judge, level);
  }

  public void forget() {
    opinions.clear();
  }

  /// Whether it doubts the word at that place.
  public boolean about(String place, String word, Dice dice) {
    return opinions.computeIfAbsent(place, _ -> sight.doubts(word, dice));
  }
}
