package parlour.lexicon.crossword;

import java.util.Arrays;
import parlour.lexicon.Dawg;
import parlour.lexicon.Letters;

/// All word prefixes that up to four cards of one hand can spell, listed once per hand: the left
/// parts of Appel and Jacobson's move generation.
///
/// Cards are bits, equal letters next to each other, the Free Letter (a wild card) the highest;
/// what is left of a hand is a set of such bits. A prefix is a row of letters, the node of the
/// automaton it leads to, and what is left of the hand:
///
/// ```
///   letters   five bits per letter, the first lowest; from bit 20 the length; from bit 24 1 + the position of the Free Letter
/// ```
///
/// Prefixes are grouped by length, shortest first. `before` lists those that a given letter can
/// follow.
final class HandPrefixes {
  /// The most cards that may be added in a turn.
  static final int MOST = 4;

  private static final int MOST_CARDS = 16;
  private static final int ALL = (1 << 26) - 1;

  private final Dawg dawg;
  private final int[] cards = new int[26];
  private final int[] kinds;
  private final int free;

  private int[] nodes = new int[256];
  private int[] rests = new int[256];
  private int[] letters = new int[256];
  private final int[] ends = new int[MOST + 1];
  private int count;

  private final int[][] byFollower = new int[26][];

  HandPrefixes(Dawg dawg, Letters hand, boolean hasFree) {
    this.dawg = dawg;
    int size = hand.size();
    if (size > MOST_CARDS) {
      throw new IllegalArgumentException(
          "a hand for a crossword holds at most " + MOST_CARDS + " letters");
    }
    int card = 0;
    for (int letter = 0; letter < 26; letter++) {
      for (int n = hand.count(letter); n > 0; n--) cards[letter] |= 1 << card++;
    }
    this.free = hasFree ? 1 << size : 0;
    this.kinds = new int[1 << size];
    for (int rest = 1; rest < kinds.length; rest++) {
      int lowest = rest & -rest;
      kinds[rest] = kinds[rest ^ lowest] | 1 << letterOf(lowest);
    }
    add(dawg.root(), whole(), 0);
    ends[0] = 1;
    for (int length = 1; length <= MOST; length++) {
      for (int from = length == 1 ? 0 : ends[length - 2]; from < ends[length - 1]; from++)
        lengthen(from);
      ends[length] = count;
    }
  }

  /// The whole hand.
  int whole() {
    return (kinds.length - 1) | free;
  }

  /// The letters that can be laid from what is left of a hand without the Free Letter, as a bit
  /// mask.
  int kinds(int rest) {
    return kinds[rest & (kinds.length - 1)];
  }

  /// The letters that can be laid from what is left of a hand; with the Free Letter, any.
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

  int node(int prefix) {
    return nodes[prefix];
  }

  int rest(int prefix) {
    return rests[prefix];
  }

  int letters(int prefix) {
    return letters[prefix];
  }

  /// The index of the first prefix of a length.
  int begin(int length) {
    return length == 0 ? 0 : ends[length - 1];
  }

  /// The index after the last prefix of a length.
  int end(int length) {
    return ends[length];
  }

  static int length(int letters) {
    return letters >>> 20 & 7;
  }

  static int letter(int letters, int place) {
    return letters >>> (5 * place) & 31;
  }

  /// The position of the Free Letter in a prefix, or -1.
  static int free(int letters) {
    return (letters >>> 24) - 1;
  }

  /// The prefixes that this letter can follow, shortest first: pairs of a prefix and the node after
  /// the letter, preceded by four numbers that tell where those of length 1, 2, 3 and 4 end.
  int[] before(int letter) {
    if (byFollower[letter] == null) {
      int[] list = new int[MOST + 2 * count];
      int end = MOST;
      for (int length = 1; length <= MOST; length++) {
        for (int prefix = begin(length); prefix < ends[length]; prefix++) {
          if ((dawg.letters(nodes[prefix]) >>> letter & 1) != 0) {
            list[end++] = prefix;
            list[end++] = dawg.follow(nodes[prefix], letter);
          }
        }
        list[length - 1] = end;
      }
      byFollower[letter] = list;
    }
    return byFollower[letter];
  }

  private void lengthen(int prefix) {
    int rest = rests[prefix];
    int row = letters[prefix];
    int place = length(row);
    int laid = laid(row);
    int next = dawg.letters(nodes[prefix]);
    for (int left = next & any(rest); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      int node = dawg.follow(nodes[prefix], letter);
      int longer = (row | letter << (5 * place)) + (1 << 20);
      if ((kinds(rest) >>> letter & 1) != 0) add(node, without(rest, letter), longer);
      // The Free Letter is used before cards of the letter it stands for, so that no placement is
      // found twice.
      if (hasFree(rest) && (laid >>> letter & 1) == 0)
        add(node, withoutFree(rest), longer | (place + 1) << 24);
    }
  }

  /// The letters of a prefix without the Free Letter, as a bit mask.
  static int laid(int row) {
    int laid = 0;
    for (int i = 0; i < length(row); i++) laid |= i == free(row) ? 0 : 1 << letter(row, i);
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
    while ((cards[letter] & card) == 0) letter++;
    return letter;
  }
}
