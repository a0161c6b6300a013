package parlour.bots.skill;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// How a bot makes a list of words: common and short ones come to it rather than others, one after
/// the other, and now and then it writes one that is none.
///
/// @param vocabulary the words it knows
/// @param pause seconds between two words, on average
/// @param slip one line in so many is no word; nought: none
public record ListWriting(Judge judge, WordSet vocabulary, int pause, int slip) {
  private static final int LONGEST_LIST = 60;

  /// A word it will write, and when by the table's clock.
  public record Jotting(String word, long at) {}

  /// The words of three letters or more, but fewer than `below`, that it will make of these letters
  /// until then.
  public Deque<Jotting> jot(Letters letters, int below, long now, long stop, Dice dice) {
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
    Deque<Jotting> jottings = new ArrayDeque<>();
    long at = now + AnagramsSkill.about(4_000, dice);
    for (String word : words.subList(0, Math.min(words.size(), LONGEST_LIST))) {
      at += AnagramsSkill.about(pause * 1_000L, dice);
      if (at >= stop) break;
      boolean slips = slip > 0 && dice.once(slip);
      jottings.add(new Jotting(slips ? Misspelling.muddled(word) : word, at));
    }
    return jottings;
  }
}
