package parlour.lexicon.crossword;

import java.util.Arrays;
import parlour.lexicon.Dawg;
import parlour.lexicon.Letters;

/// All beginnings of words that up to four cards of one hand can spell, listed once per hand.
///
/// Cards are bits, equal letters side by side, the Free Letter the highest; what is left of a hand
/// is a set of such bits. A path is a row of letters laid, the node of the graph where it has come
/// to, and what is left of the hand:
///
/// ```
///   letters   five bits a letter, the first lowest; then from bit 20 the length; from bit 24 1 + where the Free Letter lies
/// ```
///
/// Paths of one length stand together, short ones first. `before` lists those that a given letter
/// can follow.
final class HandPrefixes {
  /// The most cards that may be added in a turn.
  static final int MOST = 4;

  private static final int LARGEST = 16;
  private static final int ALL = (1 << 26) - 1;

  private final Dawg graph;
  private final int[] cards = new int[26];
  private final int[] kinds;
  private final int free;

  private int[] nodes = new int[256];
  private int[] rests = new int[256];
  private int[] letters = new int[256];
  private final int[] ends = new int[MOST + 1];
  private int count;

  private final int[][] followers = new int[26][];

  HandPrefixes(Dawg graph, Letters hand, boolean hasFree) {
    this.graph = graph;
    int size = hand.size();
    if (size > LARGEST) {
      throw new IllegalArgumentException(
          "a hand for a crossword holds at most " + LARGEST + " letters");
    }
    int card = 0;
    for (int letter = 0; letter < 26; letter++) {
      for (int n = hand.count(letter); n > 0; n--) {
        cards[letter] |= 1 << card++;
      }
    }
    this.free = hasFree ? 1 << size : 0;
    this.kinds = new int[1 << size];
    for (int rest = 1; rest < kinds.length; rest++) {
      int lowest = rest & -rest;
      kinds[rest] = kinds[rest ^ lowest] | 1 << letterOf(lowest);
    }
    add(graph.root(), whole(), 0);
    ends[0] = 1;
    for (int length = 1; length <= MOST; length++) {
      for (int from = length == 1 ? 0 : ends[length - 2]; from < ends[length - 1]; from++) {
        lengthen(from);
      }
      ends[length] = count;
    }
  }

  /// The whole hand.
  int whole() {
    return (kinds.length - 1) | free;
  }

  /// The letters that can be laid from what is left of a hand as what they are.
  int kinds(int rest) {
    return kinds[rest & (kinds.length - 1)];
  }

  /// The letters that can be laid from what is left of a hand, the Free Letter being any.
  int any(int rest) {
    return (rest & free) != 0 ? ALL : kinds(rest);
  }

  /// Whether the Free Letter is left.
  boolean hasFree(int rest) {
    return (rest & free) != 0;
  }

  /// What is left when a letter has been laid.
  int without(int rest, int letter) {
    int same = rest & cards[letter];
    return rest ^ (same & -same);
  }

  /// What is left when the Free Letter has been laid.
  int withoutFree(int rest) {
    return rest ^ free;
  }

  int node(int path) {
    return nodes[path];
  }

  int rest(int path) {
    return rests[path];
  }

  int letters(int path) {
    return letters[path];
  }

  /// The number of the first path of a length.
  int begin(int length) {
    return length == 0 ? 0 : ends[length - 1];
  }

  /// The number after the last path of a length.
  int end(int length) {
    return ends[length];
  }

  static int length(int letters) {
    return letters >>> 20 & 7;
  }

  static int letter(int letters, int place) {
    return letters >>> (5 * place) & 31;
  }

  /// Where the Free Letter lies in a path, or -1.
  static int free(int letters) {
    return (letters >>> 24) - 1;
  }

  /// The paths that this letter can follow: pairs of a path and the node after the letter, the
  /// shortest first, after four numbers that tell where those of length 1, 2, 3 and 4 end.
  int[] before(int letter) {
    if (followers[letter] == null) {
      int[] list = new int[MOST + 2 * count];
      int end = MOST;
      for (int length = 1; length <= MOST; length++) {
        for (int path = begin(length); path < ends[length]; path++) {
          if ((graph.letters(nodes[path]) >>> letter & 1) != 0) {
            list[end++] = path;
            list[end++] = graph.follow(nodes[path], letter);
          }
        }
        list[length - 1] = end;
      }
      followers[letter] = list;
    }
    return followers[letter];
  }

  private void lengthen(int path) {
    int rest = rests[path];
    int row = letters[path];
    int place = length(row);
    int laid = laid(row);
    int next = graph.letters(nodes[path]);
    for (int left = next & any(rest); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      int node = graph.follow(nodes[path], letter);
      int longer = (row | letter << (5 * place)) + (1 << 20);
      if ((kinds(rest) >>> letter & 1) != 0) {
        add(node, without(rest, letter), longer);
      }
      // The Free Letter comes before cards of the letter it stands for, so that nothing is found
      // twice.
      if (hasFree(rest) && (laid >>> letter & 1) == 0) {
        add(node, withoutFree(rest), longer | (place + 1) << 24);
      }
    }
  }

  /// The letters laid in a path as what they are.
  static int laid(int row) {
    int laid = 0;
    for (int i = 0; i < length(row); i++) {
      laid |= i == free(row) ? 0 : 1 << letter(row, i);
    }
    return laid;
  }

  private void add(int node, int rest, int row) {
    if (count == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * count);
      rests = Arrays.copyOf(rests, 2 * count);
      letters = Arrays.copyOf(letters, 2 * count);
    }
    nodes[count] = node;
    rests[count] = rest;
    letters[count++] = row;
  }

  private int letterOf(int card) {
    int letter = 0;
    while ((cards[letter] & card) == 0) {
      letter++;
    }
    return letter;
  }
}
