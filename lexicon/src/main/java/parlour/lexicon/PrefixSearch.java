package parlour.lexicon;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/// A depth-first search of the [Dawg] for words that start with a given prefix and continue with
/// letters of a rack.
///
/// An edge is followed only while its letter is left in the rack. The automaton holds every word,
/// names too, so a path may end without an admitted word; then the search backtracks.
final class PrefixSearch {
  private static final int NO_LETTER = -1;

  private final WordIndex index;
  private final Dawg dawg;
  private final WordSet admitted;
  private final byte[] row;
  private final int prefixLength;
  private final int[] counts = new int[26];
  private int kinds;

  /// A search for words longer than the prefix whose other letters are all in the rack.
  PrefixSearch(WordIndex index, CharSequence prefix, Letters rack, WordSet admitted) {
    this.index = index;
    this.dawg = index.dawg();
    this.admitted = admitted;
    this.prefixLength = prefix.length();
    this.row = new byte[prefixLength + rack.size() + 1];
    for (int i = 0; i < prefixLength; i++) {
      char letter = prefix.charAt(i);
      row[i] = (byte) (Letters.isLetter(letter) ? (letter | 0x20) - 'a' : NO_LETTER);
    }
    this.kinds = rack.kinds();
    for (int rest = kinds; rest != 0; rest &= rest - 1) {
      int letter = Integer.numberOfTrailingZeros(rest);
      counts[letter] = rack.count(letter);
    }
  }

  /// Shows the words one by one until the test accepts one; returns whether it did.
  boolean until(IntPredicate test) {
    int node = start();
    return node >= 0 && until(node, prefixLength, test);
  }

  /// One word by a random walk, or -1 if there is none.
  int any(IntUnaryOperator random) {
    int node = start();
    return node < 0 ? Lexicon.NONE : any(node, prefixLength, random);
  }

  /// The node at the end of the prefix, or -1.
  private int start() {
    int node = dawg.root();
    for (int i = 0; i < prefixLength; i++) {
      int letter = row[i];
      if (letter == NO_LETTER || (dawg.letters(node) >>> letter & 1) == 0) return -1;
      node = dawg.follow(node, letter);
    }
    return node;
  }

  private boolean until(int node, int length, IntPredicate test) {
    int id = word(node, length);
    if (id >= 0 && test.test(id)) return true;
    for (int edges = dawg.letters(node) & kinds; edges != 0; edges &= edges - 1) {
      int letter = Integer.numberOfTrailingZeros(edges);
      take(letter, length);
      boolean found = until(dawg.follow(node, letter), length + 1, test);
      giveBack(letter);
      if (found) return true;
    }
    return false;
  }

  private int any(int node, int length, IntUnaryOperator random) {
    int id = word(node, length);
    int edges = dawg.letters(node) & kinds;
    if (id >= 0 && (edges == 0 || random.applyAsInt(3) == 0)) return id;
    while (edges != 0) {
      int letter = nth(edges, random.applyAsInt(Integer.bitCount(edges)));
      edges &= ~(1 << letter);
      take(letter, length);
      int found = any(dawg.follow(node, letter), length + 1, random);
      giveBack(letter);
      if (found >= 0) return found;
    }
    return id;
  }

  /// The admitted word that ends at this node and is longer than the prefix, or -1.
  private int word(int node, int length) {
    if (length == prefixLength || !dawg.endsWord(node)) return Lexicon.NONE;
    int id = index.id(row, 0, length);
    return admitted.has(id) ? id : Lexicon.NONE;
  }

  private void take(int letter, int length) {
    row[length] = (byte) letter;
    if (--counts[letter] == 0) kinds &= ~(1 << letter);
  }

  private void giveBack(int letter) {
    if (counts[letter]++ == 0) kinds |= 1 << letter;
  }

  private static int nth(int bits, int n) {
    int rest = bits;
    for (int i = 0; i < n; i++) rest &= rest - 1;
    return Integer.numberOfTrailingZeros(rest);
  }
}
