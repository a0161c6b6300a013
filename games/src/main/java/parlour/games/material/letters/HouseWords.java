package parlour.games.material.letters;

import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Words the house gives out when a player does not choose: common ones, by their length, of which
/// there is no other arrangement.
public final class HouseWords {
  /// The level of vocabulary the house chooses from.
  private static final int COMMON = 3;

  private final Judge judge;
  private final WordIndex graph;
  private final WordsByLength shelves;

  /// Words of so many letters, from the fewest to the most.
  public HouseWords(Judge judge, int fewest, int most) {
    this.judge = judge;
    this.graph = judge.lexicon().index();
    this.shelves =
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

  /// How many words of that length the house has.
  public int count(int length) {
    return shelves.count(length);
  }

  /// One of them by its number.
  public String at(int length, int index) {
    return shelves.word(length, index);
  }

  /// One of them, every one equally likely.
  public String any(int length, Dice dice) {
    return shelves.any(length, dice);
  }
}
