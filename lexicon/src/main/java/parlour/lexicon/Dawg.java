package parlour.lexicon;

import java.util.Arrays;
import java.util.List;

/// A DAWG (directed acyclic word graph): the minimal acyclic finite-state automaton that accepts
/// exactly the words of the dictionary.
///
/// The whole automaton is one int array. A node is the index of its first int:
///
/// ```
///   node + 0        bits 0 to 25   one for every letter with an outgoing edge, bit 0 for a
///                   bit 26         whether a word ends here
///                   bit 27         whether the node is wide
///   node + 1        bits 0 to 25   one for every edge to a node at which a word ends
///   node + 2 + k    bits 0 to 21   the target of the k-th of the n edges
///                   bits 22 to 31  how many words it skips; in a wide node that is in node + 2 + n + k
/// ```
///
/// So one int tells which letters may follow, and `letters(node) & cross & hand` which of them are
/// worth trying at a square of a crossword.
///
/// An edge skips the words that end at its node or go on with an earlier letter. The sum of what
/// the edges of a word skip is its *rank*, its place in alphabetical order from 0; this makes the
/// automaton a minimal perfect hash (Lucchesi and Kowaltowski, "Applications of Finite Automata
/// Representing Large Vocabularies", 1993).
///
/// Stored in a file, a node has only its letters, the end of a word, and its targets; the last int
/// is the root.
public final class Dawg {
  private static final int LETTERS = (1 << 26) - 1;
  private static final int END = 1 << 26;
  private static final int WIDE = 1 << 27;
  private static final int FIRST_EDGE = 2;
  private static final int TARGET_BITS = 22;
  private static final int TARGET = (1 << TARGET_BITS) - 1;
  private static final int MOST_SKIPPED = -1 >>> TARGET_BITS;

  private final int[] nodes;
  private final int root;

  /// The automaton with these nodes as they are stored, each after the targets of its edges.
  Dawg(int[] stored) {
    int[] nodes = new int[2 * stored.length];
    int[] places = new int[stored.length];
    int[] words = new int[stored.length];
    int end = 0;
    int from = 0;
    while (from < stored.length - 1) {
      int node = end;
      int degree = Integer.bitCount(stored[from] & LETTERS);
      int skipped = stored[from] >>> 26;
      int all = skipped;
      for (int k = 1; k <= degree; k++) all += words[stored[from + k]];
      boolean wide = all > MOST_SKIPPED;
      places[from] = node;
      words[from] = all;
      nodes[node] = stored[from] | (wide ? WIDE : 0);
      end += FIRST_EDGE;
      int letters = stored[from++] & LETTERS;
      for (; letters != 0; letters &= letters - 1) {
        int target = places[stored[from]];
        nodes[node + 1] |= (nodes[target] & END) != 0 ? letters & -letters : 0;
        nodes[end] = wide ? target : target | skipped << TARGET_BITS;
        if (wide) nodes[end + degree] = skipped;
        end++;
        skipped += words[stored[from++]];
      }
      end += wide ? degree : 0;
    }
    if (end > TARGET) throw new IllegalArgumentException("there are too many words");
    this.nodes = Arrays.copyOf(nodes, end);
    this.root = places[stored[stored.length - 1]];
  }

  /// Builds the automaton of these words, whose letters are bytes from 0 for a; the words must be
  /// sorted and distinct.
  static Dawg of(List<byte[]> words) {
    return new Dawg(new Builder(words).nodes());
  }

  /// The nodes as they are stored.
  int[] stored() {
    int[] stored = new int[nodes.length + 1];
    int[] places = new int[nodes.length];
    int end = 0;
    int node = 0;
    while (node < nodes.length) {
      int degree = Integer.bitCount(nodes[node] & LETTERS);
      boolean wide = (nodes[node] & WIDE) != 0;
      places[node] = end;
      stored[end++] = nodes[node] & (LETTERS | END);
      node += FIRST_EDGE;
      for (int k = 0; k < degree; k++) stored[end++] = places[target(node + k)];
      node += wide ? 2 * degree : degree;
    }
    stored[end++] = places[root];
    return Arrays.copyOf(stored, end);
  }

  /// The start state.
  public int root() {
    return root;
  }

  /// The letters with an edge out of a node, as a bit mask.
  public int letters(int node) {
    return nodes[node] & LETTERS;
  }

  /// Whether a word ends at a node.
  public boolean endsWord(int node) {
    return (nodes[node] & END) != 0;
  }

  /// The letters at which a word ends after a node, as a bit mask.
  public int endings(int node) {
    return nodes[node + 1];
  }

  /// The edge of a letter, which must exist.
  public int edge(int node, int letter) {
    return node + FIRST_EDGE + Integer.bitCount(nodes[node] & ((1 << letter) - 1));
  }

  /// The node to which an edge leads.
  public int target(int edge) {
    return nodes[edge] & TARGET;
  }

  /// How many words an edge of a node skips: what it adds to the rank of a word.
  public int skipped(int node, int edge) {
    return (nodes[node] & WIDE) == 0
        ? nodes[edge] >>> TARGET_BITS
        : nodes[edge + Integer.bitCount(nodes[node] & LETTERS)];
  }

  /// The target of a letter's edge, which must exist.
  public int follow(int node, int letter) {
    return target(edge(node, letter));
  }

  /// The letters of the word with this rank, 0 for a.
  byte[] row(int rank) {
    byte[] row = new byte[Letters.MOST];
    int length = 0;
    int node = root;
    int left = rank;
    while (left > 0 || !endsWord(node)) {
      // The last edge that skips no more words than are left.
      int edge = node + FIRST_EDGE + Integer.bitCount(letters(node));
      int letter = 26;
      do {
        edge--;
        letter =
            Integer.SIZE - 1 - Integer.numberOfLeadingZeros(letters(node) & ((1 << letter) - 1));
      } while (skipped(node, edge) > left);
      left -= skipped(node, edge);
      node = target(edge);
      row[length++] = (byte) letter;
    }
    return Arrays.copyOf(row, length);
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
