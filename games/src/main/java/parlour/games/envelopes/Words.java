package parlour.games.envelopes;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.TableRules;
import parlour.games.material.Partners;
import parlour.games.material.letters.GivenWords;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// The words of this game: those for envelopes, and which are anagrams of which.
public final class Words {
  /// The fewest letters of a word in an envelope.
  public static final int SHORTEST = 5;

  /// The most letters of a word in an envelope.
  public static final int LONGEST = 10;

  private final Judge judge;
  private final GivenWords house;

  public Words(Judge judge) {
    this.judge = judge;
    this.house = new GivenWords(judge, SHORTEST, LONGEST);
  }

  public Judge judge() {
    return judge;
  }

  /// Draws `count` words that are not among those used before; every four in a row are equally
  /// long.
  public List<String> draw(int count, List<String> used, Dice dice) {
    List<String> drawn = new ArrayList<>();
    int length = SHORTEST;
    while (drawn.size() < count) {
      if (drawn.size() % Partners.FOUR == 0) length = SHORTEST + dice.below(4);
      String word = house.any(length, dice);
      if (!drawn.contains(word) && !used.contains(word)) drawn.add(word);
    }
    return List.copyOf(drawn);
  }

  /// What is wrong with a word somebody wants to put in an envelope, in one sentence, or nothing.
  public String objection(String word) {
    if (!Letters.spellable(word)) return TableRules.LETTERS_ONLY;
    if (word.length() < SHORTEST || word.length() > LONGEST)
      return "A word in an envelope has five to ten letters, and \"" + word + "\" has not.";
    return judge.judge(word) instanceof Verdict.Refused refused ? refused.why() + "." : "";
  }

  /// Every word of just these letters.
  void anagrams(String letters, Consumer<String> out) {
    judge
        .lexicon()
        .index()
        .anagrams(
            Letters.of(letters), judge.admitted(), id -> out.accept(judge.lexicon().word(id)));
  }

  /// A word of just these letters, drawn by lot, or the letters as they lie where there is none.
  String any(String letters, Dice dice) {
    List<String> words = new ArrayList<>();
    anagrams(letters, words::add);
    return words.isEmpty() ? letters : words.get(dice.below(words.size()));
  }

  /// A common word of that length without another arrangement, every one equally likely.
  String any(int length, Dice dice) {
    return house.any(length, dice);
  }
}
