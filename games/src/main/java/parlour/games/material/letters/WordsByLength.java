package parlour.games.material.letters;

import java.util.Arrays;
import java.util.function.IntPredicate;
import parlour.engine.Dice;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// Words by their length, to choose from.
public final class WordsByLength {
  private final WordIndex graph;
  private final int[][] byLength;

  /// The words of the set whose length is in the range and that pass the test.
  public WordsByLength(
      WordIndex graph, WordSet words, int shortest, int longest, IntPredicate test) {
    this.graph = graph;
    this.byLength = new int[longest + 1][];
    int[] sizes = new int[longest + 1];
    for (int length = 0; length <= longest; length++) byLength[length] = new int[16];
    for (int id = words.next(0); id >= 0; id = words.next(id + 1)) {
      int length = graph.letters(id).size();
      if (length < shortest || length > longest || !test.test(id)) continue;
      if (sizes[length] == byLength[length].length)
        byLength[length] = Arrays.copyOf(byLength[length], 2 * sizes[length]);
      byLength[length][sizes[length]++] = id;
    }
    for (int length = 0; length <= longest; length++)
      byLength[length] = Arrays.copyOf(byLength[length], sizes[length]);
  }

  /// How many words of that length there are.
  public int count(int length) {
    return length < 0 || length >= byLength.length ? 0 : byLength[length].length;
  }

  /// One of them by its number.
  public String word(int length, int index) {
    return graph.word(byLength[length][index]);
  }

  /// One of them, every one equally likely.
  public String any(int length, Dice dice) {
    return word(length, dice.below(byLength[length].length));
  }
}
