package parlour.lexicon;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// The words, in order of their letters, found by halving.
public final class WordGraph {
  private final String[] words;
  private final String[] sorted;
  private final int[] ids;

  private WordGraph(String[] words) {
    this.words = words;
    var order = new Integer[words.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparing(i -> words[i]));
    this.sorted = new String[words.length];
    this.ids = new int[words.length];
    for (int i = 0; i < order.length; i++) {
      sorted[i] = words[order[i]];
      ids[i] = order[i];
    }
  }

  public static WordGraph build(List<String> lowercaseWords) {
    var words = lowercaseWords.toArray(new String[0]);
    Arrays.sort(words, Comparator.comparing(WordGraph::key).thenComparing(w -> w));
    return new WordGraph(words);
  }

  private static String key(String word) {
    var letters = word.toCharArray();
    Arrays.sort(letters);
    return new String(letters);
  }

  public int size() {
    return words.length;
  }

  public int id(CharSequence word) {
    int at = Arrays.binarySearch(sorted, word.toString().toLowerCase(java.util.Locale.ROOT));
    return at < 0 ? -1 : ids[at];
  }

  public String word(int id) {
    return words[id];
  }

  public byte[] bytes() {
    return (words.length + "\n" + String.join("\n", words) + "\n").getBytes(StandardCharsets.US_ASCII);
  }

  public static WordGraph read(byte[] bytes, int offset) {
    var lines = new String(bytes, offset, bytes.length - offset, StandardCharsets.US_ASCII).split("\n", -1);
    return new WordGraph(Arrays.copyOfRange(lines, 1, 1 + Integer.parseInt(lines[0])));
  }
}
