package parlour.lexicon;

import java.util.Arrays;
import java.util.List;

/// A DAWG (directed acyclic word graph): the minimal acyclic finite-state automaton that accepts
/// exactly the words of the dictionary.
///
/// The whole automaton is one int array. A node is the index of its first int; the last int of the
/// array is the root.
///
/// ```
///   node + 0        bits 0 to 25   one for every letter with an outgoing edge, bit 0 for a
///                   bit 26         whether a word ends here
///   node + 1 + k    the target of the k-th of those edges
/// ```
///
/// So one int tells which letters may follow, and `letters(node) & cross & hand` which of them are
/// worth trying at a square of a crossword.
public final class Dawg {
  private static final int LETTERS = (1 << 26) - 1;
  private static final int END = 1 << 26;

  private final int[] nodes;

  Dawg(int[] nodes) {
    this.nodes = nodes;
  }

  /// Builds the automaton of these words, whose letters are bytes from 0 for a; the words must be
  /// sorted and distinct.
  static Dawg of(List<byte[]> words) {
    return new Dawg(new Builder(words).nodes());
  }

  /// The whole array, as it is stored.
  int[] nodes() {
    return nodes;
  }

  /// The start state.
  public int root() {
    return nodes[nodes.length - 1];
  }

  /// The letters with an edge out of a node, as a bit mask.
  public int letters(int node) {
    return nodes[node] & LETTERS;
  }

  /// Whether a word ends at a node.
  public boolean endsWord(int node) {
    return (nodes[node] & END) != 0;
  }

  /// The target of a letter's edge, which must exist.
  public int follow(int node, int letter) {
    return nodes[node + 1 + Integer.bitCount(nodes[node] & ((1 << letter) - 1))];
  }

  /// Builds the automaton bottom-up over the sorted words; equal nodes are merged through a hash
  /// table, the register of Daciuk, Mihov, Watson and Watson, "Incremental Construction of Minimal
  /// Acyclic Finite-State Automata" (2000).
  private static final class Builder {
    private final List<byte[]> words;
    private int[] nodes = new int[1024];
    private int end;
    private int[] register = new int[1024];
    private int count;

    Builder(List<byte[]> words) {
      this.words = words;
    }

    int[] nodes() {
      int root = node(0, words.size(), 0);
      int[] whole = Arrays.copyOf(nodes, end + 1);
      whole[end] = root;
      return whole;
    }

    /// The node of the words from `from` (inclusive) to `to` (exclusive), which agree in their
    /// first `depth` letters.
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
        while (at < to && words.get(at)[depth] == letter) at++;
        content[0] |= 1 << letter;
        content[length++] = node(start, at, depth + 1);
      }
      return registered(content, length);
    }

    /// The node with this content, added if it is new.
    private int registered(int[] content, int length) {
      if (2 * count >= register.length) grow();
      int slot = slot(content, 0, length);
      if (register[slot] == 0) {
        if (end + 2 * content.length >= nodes.length)
          nodes = Arrays.copyOf(nodes, nodes.length * 2);
        System.arraycopy(content, 0, nodes, end, length);
        register[slot] = end + 1;
        end += length;
        count++;
      }
      return register[slot] - 1;
    }

    /// The slot of the node with this content, or the free slot for it; a slot holds 1 + the index
    /// of a node.
    private int slot(int[] from, int start, int length) {
      int hash = 0;
      for (int i = start; i < start + length; i++) {
        hash = (hash ^ from[i]) * 0x9e3779b1;
        hash ^= hash >>> 15;
      }
      int slot = hash & (register.length - 1);
      while (register[slot] != 0
          && !Arrays.equals(
              from,
              start,
              start + length,
              nodes,
              register[slot] - 1,
              register[slot] - 1 + length)) {
        slot = (slot + 1) & (register.length - 1);
      }
      return slot;
    }

    private void grow() {
      register = new int[2 * register.length];
      int length;
      for (int node = 0; node < end; node += length) {
        length = 1 + Integer.bitCount(nodes[node] & LETTERS);
        register[slot(nodes, node, length)] = node + 1;
      }
    }
  }
}
