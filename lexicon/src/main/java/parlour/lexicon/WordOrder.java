package parlour.lexicon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/// The order in which a graph numbers its words: by the kinds of letters they have, the rarest letter weighing most.
///
/// So words made of the same letters are neighbours, and words with a rare letter in common keep close together,
/// which lets a search pass over whole rows of them at once.
final class WordOrder {
  private WordOrder() {}

  private record Entry(int kinds, String sorted, String word) {}

  static List<String> of(Collection<String> given) {
    TreeSet<String> words = new TreeSet<>(given);
    int[] rank = ranks(words);
    List<Entry> entries = new ArrayList<>(words.size());
    for (String word : words) {
      int kinds = 0;
      char[] sorted = word.toCharArray();
      for (char letter : sorted) {
        kinds |= 1 << rank[letter - 'a'];
      }
      Arrays.sort(sorted);
      entries.add(new Entry(kinds, new String(sorted), word));
    }
    entries.sort(Comparator.comparingInt(Entry::kinds).thenComparing(Entry::sorted).thenComparing(Entry::word));
    List<String> order = new ArrayList<>(entries.size());
    entries.forEach(entry -> order.add(entry.word()));
    return order;
  }

  /// For each letter its place in the row of letters, the most frequent one first.
  private static int[] ranks(Collection<String> words) {
    int[] frequency = new int[26];
    for (String word : words) {
      if (word.isEmpty() || !Letters.spellable(word)) {
        throw new IllegalArgumentException("'" + word + "' is not a word in the letters a to z");
      }
      for (int i = 0; i < word.length(); i++) {
        if (word.charAt(i) < 'a') {
          throw new IllegalArgumentException("'" + word + "' should be in small letters");
        }
        frequency[word.charAt(i) - 'a']++;
      }
    }
    List<Integer> letters = new ArrayList<>();
    for (int letter = 0; letter < 26; letter++) {
      letters.add(letter);
    }
    letters.sort(Comparator.comparingInt(letter -> -frequency[letter]));
    int[] rank = new int[26];
    for (int place = 0; place < 26; place++) {
      rank[letters.get(place)] = place;
    }
    return rank;
  }
}
