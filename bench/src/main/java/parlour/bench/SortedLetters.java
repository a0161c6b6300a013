package parlour.bench;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;

/// The textbook anagram index: a hash map from a word's sorted letters to the words made of them.
final class SortedLetters {
  private static final int[] NONE = {};

  private final Map<String, int[]> classes = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  SortedLetters(List<String> words) {
    for (int id = 0; id < words.size(); id++) {
      String word = words.get(id);
      numbers.put(word, id);
      int[] before = classes.getOrDefault(sorted(word), NONE);
      int[] now = Arrays.copyOf(before, before.length + 1);
      now[before.length] = id;
      classes.put(sorted(word), now);
    }
  }

  int id(String word) {
    return numbers.getOrDefault(word, -1);
  }

  void anagrams(String letters, IntConsumer out) {
    for (int id : classes.getOrDefault(sorted(letters), NONE)) out.accept(id);
  }

  /// Reports every word made of all letters of the word and at least one of the loose ones.
  void takings(String word, String loose, IntConsumer out) {
    char[] tiles = loose.toCharArray();
    Arrays.sort(tiles);
    char[] all = new char[word.length() + tiles.length];
    for (int choice = 1; choice < 1 << tiles.length; choice++) {
      if (repeats(tiles, choice)) continue;
      int length = word.length();
      word.getChars(0, length, all, 0);
      for (int left = choice; left != 0; left &= left - 1)
        all[length++] = tiles[Integer.numberOfTrailingZeros(left)];
      Arrays.sort(all, 0, length);
      for (int id : classes.getOrDefault(new String(all, 0, length), NONE)) out.accept(id);
    }
  }

  /// Whether a letter is used while an equal one before it is not; the same bag comes up without
  /// that.
  private static boolean repeats(char[] tiles, int choice) {
    for (int i = 1; i < tiles.length; i++) {
      if (tiles[i] == tiles[i - 1] && (choice >>> i & 1) != 0 && (choice >>> (i - 1) & 1) == 0)
        return true;
    }
    return false;
  }

  private static String sorted(String word) {
    char[] letters = word.toCharArray();
    Arrays.sort(letters);
    return new String(letters);
  }
}
