package parlour.lexicon;

import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/// One search for words that begin with certain letters and go on with others that lie at hand.
///
/// It walks the graph letter by letter from where the beginning leads, and takes a way only as long
/// as its letter is still there. The graph holds every word, names too, so a way may end where no
/// word is admitted; then the search goes back.
final class PrefixSearch {
  private static final int NO_LETTER = -1;

  private final WordIndex graph;
  private final Dawg spelt;
  private final WordSet admitted;
  private final byte[] row;
  private final int begun;
  private final int[] left = new int[26];
  private int kinds;

  /// A search for words longer than `beginning`, whose other letters are all in the rack.
  PrefixSearch(WordIndex graph, CharSequence beginning, Letters rack, WordSet admitted) {
    this.graph = graph;
    this.spelt = graph.dawg();
    this.admitted = admitted;
    this.begun = beginning.length();
    this.row = new byte[begun + rack.size() + 1];
    for (int i = 0; i < begun; i++) {
      char letter = beginning.charAt(i);
      row[i] = (byte) (Letters.isLetter(letter) ? (letter | 0x20) - 'a' : NO_LETTER);
    }
    this.kinds = rack.kinds();
    for (int rest = kinds; rest != 0; rest &= rest - 1) {
      int letter = Integer.numberOfTrailingZeros(rest);
      left[letter] = rack.count(letter);
    }
  }

  /// Shows the words one by one until one is enough; whether one was.
  boolean until(IntPredicate enough) {
    int node = start();
    return node >= 0 && until(node, begun, enough);
  }

  /// One word, found by lot at every letter; -1 if there is none.
  int any(IntUnaryOperator below) {
    int node = start();
    return node < 0 ? Lexicon.NONE : any(node, begun, below);
  }

  /// Where the beginning leads, or -1.
  private int start() {
    int node = spelt.root();
    for (int i = 0; i < begun; i++) {
      int letter = row[i];
      if (letter == NO_LETTER || (spelt.letters(node) >>> letter & 1) == 0) return -1;
      node = spelt.follow(node, letter);
    }
    return node;
  }

  private boolean until(int node, int length, IntPredicate enough) {
    int id = word(node, length);
    if (id >= 0 && enough.test(id)) return true;
    for (int open = spelt.letters(node) & kinds; open != 0; open &= open - 1) {
      int letter = Integer.numberOfTrailingZeros(open);
      take(letter, length);
      boolean found = until(spelt.follow(node, letter), length + 1, enough);
      giveBack(letter);
      if (found) return true;
    }
    return false;
  }

  private int any(int node, int length, IntUnaryOperator below) {
    int id = word(node, length);
    int open = spelt.letters(node) & kinds;
    if (id >= 0 && (open == 0 || below.applyAsInt(3) == 0)) return id;
    while (open != 0) {
      int letter = nth(open, below.applyAsInt(Integer.bitCount(open)));
      open &= ~(1 << letter);
      take(letter, length);
      int found = any(spelt.follow(node, letter), length + 1, below);
      giveBack(letter);
      if (found >= 0) return found;
    }
    return id;
  }

  /// The admitted word that ends at this node and is longer than its beginning, or -1.
  private int word(int node, int length) {
    if (length == begun || !spelt.endsWord(node)) return Lexicon.NONE;
    int id = graph.id(row, 0, length);
    return admitted.has(id) ? id : Lexicon.NONE;
  }

  private void take(int letter, int length) {
    row[length] = (byte) letter;
    if (--left[letter] == 0) kinds &= ~(1 << letter);
  }

  private void giveBack(int letter) {
    if (left[letter]++ == 0) kinds |= 1 << letter;
  }

  private static int nth(int bits, int n) {
    int rest = bits;
    for (int i = 0; i < n; i++) rest &= rest - 1;
    return Integer.numberOfTrailingZeros(rest);
  }
}
