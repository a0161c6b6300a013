package parlour.games.anagrams;

import java.util.function.IntConsumer;
import parlour.engine.Dice;
import parlour.games.material.WordShelves;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordGraph;
import parlour.lexicon.WordSet;

/// The words of this game: those that may be chosen or made, and which are anagrams of which.
///
/// `shelves` holds, by length, common words of which there is no other arrangement: the house
/// chooses from them.
public final class Words {
  /// The fewest letters of a word that is given out.
  public static final int SHORTEST = 5;

  /// The most.
  public static final int LONGEST = 10;

  /// The level of vocabulary the house chooses from.
  private static final int COMMON = 3;

  private final Judge judge;
  private final WordGraph graph;
  private final WordSet lines;
  private final WordShelves shelves;

  public Words(Judge judge) {
    this.judge = judge;
    this.graph = judge.lexicon().graph();
    WordSet admitted = judge.admitted();
    this.lines =
        WordSet.of(
            admitted.size(), id -> admitted.has(id) && graph.letters(id).size() >= Hunt.LEAST);
    this.shelves =
        new WordShelves(
            graph,
            judge.vocabulary(COMMON),
            SHORTEST,
            LONGEST,
            id -> isAlone(id, graph.letters(id)));
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

  /// Whether a word of so many letters may be given out.
  public static boolean fits(int letters) {
    return letters >= SHORTEST && letters <= LONGEST;
  }

  public Judge judge() {
    return judge;
  }

  public String word(int id) {
    return graph.word(id);
  }

  /// Whether the house has words of that length to give out.
  boolean has(int length) {
    return shelves.count(length) > 0;
  }

  /// A common word of that length without another arrangement, every one equally likely.
  public String any(int length, Dice dice) {
    return shelves.any(length, dice);
  }

  /// How many such words there are.
  int count(int length) {
    return shelves.count(length);
  }

  /// One of them by its number.
  String common(int length, int index) {
    return shelves.word(length, index);
  }

  /// Shows every word that has exactly these letters.
  public void anagrams(Letters letters, IntConsumer out) {
    graph.anagrams(letters, judge.admitted(), out);
  }

  /// Whether the word is the only one of its letters.
  public boolean isAlone(String word) {
    int id = judge.admit(word);
    return id >= 0 && isAlone(id, graph.letters(id));
  }

  /// A word for a list that can be made of these letters, by lot; nothing where there is none.
  String anyLine(String letters, Dice dice) {
    int id = graph.anyWithin(Letters.of(letters), lines, dice::below);
    return id < 0 ? "" : word(id);
  }
}
