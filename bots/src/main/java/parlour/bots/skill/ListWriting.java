package parlour.bots.skill;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// How a bot writes a list of words against the clock: common and short words come more easily than
/// others.
///
/// @param vocabulary the words it knows
/// @param pauseSeconds time between two words, on average
/// @param pen how it spells them
public record ListWriting(Judge judge, WordSet vocabulary, int pauseSeconds, Pen pen) {
  private static final int LONGEST_LIST = 60;

  /// A word it will write, and when by the table's clock.
  public record TimedWord(String word, long atMillis) {}

  /// The words it will write before the clock stops, in order: at least three letters long and
  /// shorter than `below`.
  public Deque<TimedWord> plan(
      Letters letters, int below, long nowMillis, long stopMillis, Dice dice) {
    List<String> words = new ArrayList<>();
    judge
        .lexicon()
        .index()
        .within(
            letters,
            vocabulary,
            id -> {
              String word = judge.lexicon().word(id);
              if (word.length() < 3 || word.length() >= below) return;
              int odds = 1 + judge.lexicon().band(id) / 2 + word.length() / 2;
              if (dice.below(12) >= odds) words.add(dice.below(words.size() + 1), word);
            });
    Deque<TimedWord> list = new ArrayDeque<>();
    long atMillis = nowMillis + AnagramsSkill.aboutMillis(4_000, dice);
    for (String word : words.subList(0, Math.min(words.size(), LONGEST_LIST))) {
      atMillis += AnagramsSkill.aboutMillis(pauseSeconds * 1_000L, dice);
      if (atMillis >= stopMillis) break;
      list.add(new TimedWord(pen.written(word, dice), atMillis));
    }
    return list;
  }
}
