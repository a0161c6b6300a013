package parlour.games.rotation;

import java.util.Arrays;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.WordSet;

/// The words that may be named, indexed by their first letters.
public final class Words {
  /// The fewest letters of a word that is named.
  public static final int SHORTEST = 8;

  /// The most.
  public static final int LONGEST = 30;

  private final Judge judge;
  private final int[][] byFirstLetter;

  public Words(Judge judge) {
    this.judge = judge;
    this.byFirstLetter = byFirstLetter(judge, judge.admitted());
  }

  /// Those of the words that are long enough to be named, by their first letters, 0 for a.
  public static int[][] byFirstLetter(Judge judge, WordSet words) {
    int[][] shelves = new int[26][16];
    int[] sizes = new int[26];
    for (int id = words.next(0); id >= 0; id = words.next(id + 1)) {
      if (!fits(judge.lexicon().length(id))) continue;
      int first = judge.lexicon().word(id).charAt(0) - 'a';
      if (sizes[first] == shelves[first].length)
        shelves[first] = Arrays.copyOf(shelves[first], 2 * sizes[first]);
      shelves[first][sizes[first]++] = id;
    }
    for (int first = 0; first < 26; first++)
      shelves[first] = Arrays.copyOf(shelves[first], sizes[first]);
    return shelves;
  }

  static boolean fits(int letters) {
    return letters >= SHORTEST && letters <= LONGEST;
  }

  public Judge judge() {
    return judge;
  }

  /// How many words can be named that begin with the letter.
  int count(char first) {
    return byFirstLetter[first - 'a'].length;
  }

  /// One of them by its number.
  String word(char first, int index) {
    return judge.lexicon().word(byFirstLetter[first - 'a'][index]);
  }

  /// One of them, every one equally likely; there must be one.
  String any(char first, Dice dice) {
    return word(first, dice.below(count(first)));
  }
}
