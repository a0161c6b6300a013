package parlour.lexicon;

import java.util.Arrays;
import java.util.List;

/// The minimal graph of the words as they are spelt: from the root, letter by letter, to every word
/// and nothing else.
///
/// The whole graph is one int array. A node is the place of its first int; the last int of the
/// array names the root.
///
/// ```
///   node + 0        bits 0 to 25   one for every letter that leads on, bit 0 for a
///                   bit 26         whether a word ends here
///   node + 1 + k    the node to which the k-th of those letters leads
/// ```
///
/// So a single int tells which letters may follow, and `mask & cross & hand` which of them are
/// worth trying.
public final class Dawg {
  private static final int LETTERS = (1 << 26) - 1;
  private static final int END = 1 << 26;

  private final int[] nodes;

  Dawg(int[] nodes) {
    this.nodes = nodes;
  }

  /// Makes the graph of these words, letters as bytes from 0 for a; they must be in order and each
  /// there once.
  static Dawg of(List<byte[]> words) {
    return new Dawg(new Maker(words).nodes());
  }

  /// The whole array.
  int[] nodes() {
    return nodes;
  }

  /// Where all words begin.
  public int root() {
    return nodes[nodes.length - 1];
  }

  /// The letters that lead on from a node.
  public int letters(int node) {
    return nodes[node] & LETTERS;
  }

  /// Whether a word ends at a node.
  public boolean endsWord(int node) {
    return (nodes[node] & END) != 0;
  }

  /// Where a letter leads, which must be one that leads on.
  public int follow(int node, int letter) {
    return nodes[node + 1 + Integer.bitCount(nodes[node] & ((1 << letter) - 1))];
  }

  /// Makes a minimal graph from the leaves up: a node is written at the end of the array and stays
  /// only if it is new.
  private static final class Maker {
    private final List<byte[]> words;
    private int[] nodes = new int[1024];
    private int end;
    private int[] known = new int[1024];
    private int count;

    Maker(List<byte[]> words) {
      this.words = words;
    }

    int[] nodes() {
      int root = node(0, words.size(), 0);
      int[] whole = Arrays.copyOf(nodes, end + 1);
      whole[end] = root;
      return whole;
    }

    /// The node for the words from `from` to `to`, which agree in their first `depth` letters.
    private int node(int from, int to, int depth) {
      int at = from;
      int[] content = new int[27];
      if (at < to && words.get(at).length == depth) {
        content[0] = END;
        at++;
      }
      int length = 1;
      while (at < to) {
        byte letter = words.get(at)[depth];
        int start = at;
        while (at < to && words.get(at)[depth] == letter) {
          at++;
        }
        content[0] |= 1 << letter;
        content[length++] = node(start, at, depth + 1);
      }
      return known(content, length);
    }

    private int known(int[] content, int length) {
      if (2 * count >= known.length) {
        grow();
      }
      int slot = slot(content, 0, length);
      if (known[slot] == 0) {
        if (end + 2 * content.length >= nodes.length) {
          nodes = Arrays.copyOf(nodes, nodes.length * 2);
        }
        System.arraycopy(content, 0, nodes, end, length);
        known[slot] = end + 1;
        end += length;
        count++;
      }
      return known[slot] - 1;
    }

    /// Where the node is known, or will be; a slot holds 1 + the place of a node.
    private int slot(int[] from, int start, int length) {
      int hash = 0;
      for (int i = start; i < start + length; i++) {
        hash = (hash ^ from[i]) * 0x9e3779b1;
        hash ^= hash >>> 15;
      }
      int slot = hash & (known.length - 1);
      while (known[slot] != 0
          && !Arrays.equals(
              from, start, start + length, nodes, known[slot] - 1, known[slot] - 1 + length)) {
        slot = (slot + 1) & (known.length - 1);
      }
      return slot;
    }

    private void grow() {
      known = new int[2 * known.length];
      int length;
      for (int node = 0; node < end; node += length) {
        length = 1 + Integer.bitCount(nodes[node] & LETTERS);
        known[slot(nodes, node, length)] = node + 1;
      }
    }
  }
}
