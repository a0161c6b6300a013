package parlour.games.material.letters;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Words given to players who do not choose one: common ones, by their length, that have no other
/// anagram.
public final class GivenWords {
  /// The level of vocabulary they are chosen from.
  private static final int COMMON = 3;

  private final Judge judge;
  private final WordIndex graph;
  private final WordsByLength words;

  /// Words with a number of letters from the fewest to the most.
  public GivenWords(Judge judge, int fewest, int most) {
    this.judge = judge;
    this.graph = judge.lexicon().index();
    this.words =
        new WordsByLength(
            graph, judge.vocabulary(COMMON), fewest, most, id -> isAlone(id, graph.letters(id)));
  }

  /// Whether no other word has these letters; anagrams have neighbouring ids.
  private boolean isAlone(int id, Letters letters) {
    for (int other = id - 1; other >= 0 && graph.letters(other).equals(letters); other--) {
      if (judge.admitted().has(other)) return false;
    }
    for (int other = id + 1;
        other < graph.size() && graph.letters(other).equals(letters);
        other++) {
      if (judge.admitted().has(other)) return false;
    }
    return true;
  }

  /// Whether the word is the only one of its letters.
  public boolean isAlone(String word) {
    if (judge.admit(word) < 0) return false;
    boolean[] others = {false};
    graph.anagrams(
        Letters.of(word), judge.admitted(), id -> others[0] |= !graph.word(id).equals(word));
    return !others[0];
  }

  public Judge judge() {
    return judge;
  }

  /// How many words of that length there are.
  public int count(int length) {
    return words.count(length);
  }

  /// One of them by its number.
  public String at(int length, int index) {
    return words.word(length, index);
  }

  /// One of them, every one equally likely.
  public String any(int length, Dice dice) {
    return words.any(length, dice);
  }

  /// One of them that these letters can spell.
  public String any(int length, Letters left, Dice dice) {
    int from = dice.below(count(length));
    for (int i = 0; i < count(length); i++) {
      String word = at(length, (from + i) % count(length));
      if (left.covers(Letters.of(word))) return word;
    }
    throw new IllegalStateException("the box has no word left: " + left);
  }
}
