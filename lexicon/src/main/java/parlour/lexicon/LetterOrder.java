package parlour.lexicon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/// The letters from the most frequent in English words to the rarest, and the order of word ids
/// that follows from it.
final class LetterOrder {
  private static final String LETTERS = "eisarntolcdupmghbyfvkwzxqj";
  private static final byte[] RANKS = new byte[26];

  static {
    for (int rank = 0; rank < 26; rank++) RANKS[LETTERS.charAt(rank) - 'a'] = (byte) rank;
  }

  private LetterOrder() {}

  /// The rank of a letter (0 for a), 0 for the most frequent.
  static int rank(int letter) {
    return RANKS[letter];
  }

  /// The letter (0 for a) of this rank.
  static int letter(int rank) {
    return LETTERS.charAt(rank) - 'a';
  }

  private record Entry(int kinds, String sorted, String word) {}

  /// The words in the order of their ids, without duplicates.
  ///
  /// They are ordered by the set of their letters, the rarest letter being most significant. So
  /// anagrams are neighbours, and words that share rare letters are close together: a search
  /// without those letters skips many words at a time.
  static List<String> sort(Collection<String> words) {
    List<Entry> entries = new ArrayList<>(words.size());
    for (String word : new TreeSet<>(words)) {
      check(word);
      int kinds = 0;
      char[] sorted = word.toCharArray();
      for (char letter : sorted) kinds |= 1 << rank(letter - 'a');
      Arrays.sort(sorted);
      entries.add(new Entry(kinds, new String(sorted), word));
    }
    entries.sort(
        Comparator.comparingInt(Entry::kinds)
            .thenComparing(Entry::sorted)
            .thenComparing(Entry::word));
    List<String> order = new ArrayList<>(entries.size());
    entries.forEach(entry -> order.add(entry.word()));
    return order;
  }

  private static void check(String word) {
    if (word.isEmpty() || !Letters.spellable(word))
      throw new IllegalArgumentException("'" + word + "' is not a word in the letters a to z");
    if (!Letters.isLowercase(word))
      throw new IllegalArgumentException("'" + word + "' should be in lower case");
  }
}
