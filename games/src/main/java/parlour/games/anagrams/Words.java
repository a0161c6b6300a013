package parlour.games.anagrams;

import java.util.Arrays;
import parlour.engine.Dice;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordSet;

/// The words of this game: those that may be chosen, and which are anagrams of which.
///
/// `shelves` holds, by length, common words of which there is no other arrangement: the house
/// chooses from them. `bags` holds the hash of the letters of every word that may be chosen, in
/// order, and `ids` the words themselves beside them, so that the words of a bag of letters are
/// found by halving.
public final class Words {
  /// The fewest letters of a word that is given out.
  public static final int SHORTEST = 5;

  /// The most.
  public static final int LONGEST = 10;

  /// The level of vocabulary the house chooses from.
  private static final int COMMON = 3;

  private final Judge judge;
  private final int[] bags;
  private final int[] ids;
  private final int[][] shelves = new int[LONGEST + 1][];

  public Words(Judge judge) {
    this.judge = judge;
    WordSet admitted = judge.admitted();
    long[] found = new long[admitted.count()];
    int count = 0;
    for (int id = admitted.next(0); id >= 0; id = admitted.next(id + 1)) {
      String word = word(id);
      if (fits(word.length())) found[count++] = (long) Letters.of(word).hashCode() << 32 | id;
    }
    found = Arrays.copyOf(found, count);
    Arrays.sort(found);
    bags = new int[count];
    ids = new int[count];
    for (int i = 0; i < count; i++) {
      bags[i] = (int) (found[i] >> 32);
      ids[i] = (int) found[i];
    }
    fillShelves();
  }

  private void fillShelves() {
    int[] sizes = new int[LONGEST + 1];
    for (int length = SHORTEST; length <= LONGEST; length++) shelves[length] = new int[16];
    WordSet common = judge.vocabulary(COMMON);
    for (int i = 0; i < ids.length; i++) {
      // Two bags of one hash are passed over as if they were one: there are words enough.
      boolean alone =
          (i == 0 || bags[i - 1] != bags[i]) && (i + 1 == ids.length || bags[i + 1] != bags[i]);
      if (!alone || !common.has(ids[i])) continue;
      int length = word(ids[i]).length();
      if (sizes[length] == shelves[length].length)
        shelves[length] = Arrays.copyOf(shelves[length], 2 * sizes[length]);
      shelves[length][sizes[length]++] = ids[i];
    }
    for (int length = SHORTEST; length <= LONGEST; length++)
      shelves[length] = Arrays.copyOf(shelves[length], sizes[length]);
  }

  /// Whether a word of so many letters may be given out.
  public static boolean fits(int letters) {
    return letters >= SHORTEST && letters <= LONGEST;
  }

  public Judge judge() {
    return judge;
  }

  public String word(int id) {
    return judge.lexicon().word(id);
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

  /// Shows every word that has exactly these letters.
  public void anagrams(Letters letters, Reader reader) {
    int bag = letters.hashCode();
    int at = Arrays.binarySearch(bags, bag);
    if (at < 0) return;
    while (at > 0 && bags[at - 1] == bag) at--;
    for (; at < bags.length && bags[at] == bag; at++) {
      String word = word(ids[at]);
      if (Letters.of(word).equals(letters)) reader.read(ids[at], word);
    }
  }

  /// Somebody who looks at words one by one.
  public interface Reader {
    void read(int id, String word);
  }
}
