package parlour.games.material;

import java.util.Arrays;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordGraph;
import parlour.lexicon.WordSet;

/// Words the house gives out when a player does not choose: common ones, by their length, of which
/// there is no other arrangement.
public final class HouseWords {
  /// The level of vocabulary the house chooses from.
  private static final int COMMON = 3;

  private final Judge judge;
  private final WordGraph graph;
  private final int[][] shelves;

  /// Words of so many letters, from the fewest to the most.
  public HouseWords(Judge judge, int fewest, int most) {
    this.judge = judge;
    this.graph = judge.lexicon().graph();
    this.shelves = new int[most + 1][];
    Arrays.fill(shelves, new int[0]);
    int[] sizes = new int[most + 1];
    for (int length = fewest; length <= most; length++) shelves[length] = new int[16];
    WordSet common = judge.vocabulary(COMMON);
    for (int id = common.next(0); id >= 0; id = common.next(id + 1)) {
      Letters letters = graph.letters(id);
      int length = letters.size();
      if (length < fewest || length > most || !isAlone(id, letters)) continue;
      if (sizes[length] == shelves[length].length)
        shelves[length] = Arrays.copyOf(shelves[length], 2 * sizes[length]);
      shelves[length][sizes[length]++] = id;
    }
    for (int length = fewest; length <= most; length++)
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

  /// Whether the word is the only one of its letters.
  public boolean isAlone(String word) {
    int id = judge.admit(word);
    return id >= 0 && isAlone(id, graph.letters(id));
  }

  public Judge judge() {
    return judge;
  }

  /// How many words of that length the house has.
  public int count(int length) {
    return length < shelves.length ? shelves[length].length : 0;
  }

  /// One of them by its number.
  public String at(int length, int index) {
    return graph.word(shelves[length][index]);
  }

  /// One of them, every one equally likely.
  public String any(int length, Dice dice) {
    return at(length, dice.below(shelves[length].length));
  }

  /// The letters in any order but the one that spells the word.
  public static String mix(String word, String letters, Dice dice) {
    char[] order = letters.toCharArray();
    String mixed = letters;
    // Letters that are all alike cannot be mixed: then any order will do.
    for (int attempt = 0; attempt < 8; attempt++) {
      for (int i = order.length - 1; i > 0; i--) {
        int j = dice.below(i + 1);
        char swap = order[i];
        order[i] = order[j];
        order[j] = swap;
      }
      mixed = new String(order);
      if (!mixed.equals(word)) break;
    }
    return mixed;
  }
}
