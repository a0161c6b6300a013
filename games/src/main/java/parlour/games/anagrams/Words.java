package parlour.games.anagrams;

import java.util.Arrays;
import java.util.function.IntConsumer;
import parlour.engine.Dice;
import parlour.games.material.Judging;
import parlour.games.material.Paper;
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
  private final int[][] shelves = new int[LONGEST + 1][];

  public Words(Judge judge) {
    this.judge = judge;
    this.graph = judge.lexicon().graph();
    WordSet admitted = judge.admitted();
    this.lines =
        WordSet.of(
            admitted.size(), id -> admitted.has(id) && graph.letters(id).size() >= Paper.LEAST);
    int[] sizes = new int[LONGEST + 1];
    for (int length = SHORTEST; length <= LONGEST; length++) shelves[length] = new int[16];
    WordSet common = judge.vocabulary(COMMON);
    for (int id = common.next(0); id >= 0; id = common.next(id + 1)) {
      Letters letters = graph.letters(id);
      int length = letters.size();
      if (!fits(length) || !isAlone(id, letters)) continue;
      if (sizes[length] == shelves[length].length)
        shelves[length] = Arrays.copyOf(shelves[length], 2 * sizes[length]);
      shelves[length][sizes[length]++] = id;
    }
    for (int length = SHORTEST; length <= LONGEST; length++)
      shelves[length] = Arrays.copyOf(shelves[length], sizes[length]);
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
    return fits(length) && shelves[length].length > 0;
  }

  /// A common word of that length without another arrangement, every one equally likely.
  public String any(int length, Dice dice) {
    int[] shelf = shelves[length];
    return word(shelf[dice.below(shelf.length)]);
  }

  /// How many such words there are.
  int count(int length) {
    return shelves[length].length;
  }

  /// One of them by its number.
  String common(int length, int index) {
    return word(shelves[length][index]);
  }

  /// Shows every word that may be given out and has exactly these letters.
  public void anagrams(Letters letters, IntConsumer out) {
    if (fits(letters.size())) graph.anagrams(letters, judge.admitted(), out);
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

  /// A list that cannot be read, filled in with lines that could stand there.
  Paper imagined(Paper covered, String letters, Judging judging, Dice dice) {
    return covered.imagined(
        Letters.of(letters), graph, lines, judging == Judging.UMPIRE, dice);
  }
}
