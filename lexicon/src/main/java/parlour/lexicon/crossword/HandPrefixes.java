package parlour.lexicon.crossword;

import java.util.Arrays;
import parlour.lexicon.Dawg;
import parlour.lexicon.Letters;

/// All word prefixes that up to four cards of one hand can spell, listed once per hand: the left
/// parts of Appel and Jacobson's move generation.
///
/// Cards are bits, equal letters next to each other, the Free Letter (a wild card) the highest;
/// what is left of a hand is a set of such bits. A prefix is a row of letters, the node of the
/// automaton it leads to with the rank so far, and what is left of the hand:
///
/// ```
///   rows[8 prefix ...]   node, rank so far, what is left of the hand, letters, the letters without the Free Letter as a bit mask
///   letters              five bits per letter, the first lowest; from bit 20 the length; from bit 24 1 + the position of the Free Letter
/// ```
///
/// Prefixes are grouped by length, shortest first. `before` lists those that a given letter can
/// follow.
final class HandPrefixes {
  /// The most cards that may be added in a turn.
  static final int MOST = 4;

  /// In a mask of letters: the word may end.
  static final int END = 1 << 26;

  /// How many numbers `before` has for each prefix.
  static final int FIELDS = 4;

  private static final int MOST_CARDS = 16;
  private static final int ROW = 8;
  private static final int ALL = (1 << 26) - 1;

  private final Dawg dawg;
  private final int[] cards = new int[26];
  private final int[] kinds;
  private final int free;

  private int[] rows;
  private int[] followers;
  private final int[] ends = new int[MOST + 1];
  private int count;

  private final int[] chosen;
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
    this.rows = new int[ROW * (hasFree ? 2048 : 256)];
    this.followers = new int[rows.length / ROW];
    add(dawg.root(), 0, whole(), 0, 0);
    ends[0] = 1;
    for (int length = 1; length <= MOST; length++) {
      for (int from = length == 1 ? 0 : ends[length - 2]; from < ends[length - 1]; from++)
        lengthen(from);
      ends[length] = count;
    }
    this.chosen = new int[count + 1];
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
    return rows[ROW * prefix];
  }

  /// The rank so far, which is that of the prefix if it is a word.
  int rank(int prefix) {
    return rows[ROW * prefix + 1];
  }

  int rest(int prefix) {
    return rows[ROW * prefix + 2];
  }

  int letters(int prefix) {
    return rows[ROW * prefix + 3];
  }

  /// The letters of a prefix without the Free Letter, as a bit mask.
  int laid(int prefix) {
    return rows[ROW * prefix + 4];
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

  /// The prefixes that this letter can follow, shortest first: for each the prefix, the node after
  /// the letter, the rank there, and what can follow that (letters or `END`); preceded by four
  /// numbers that tell where those of length 1, 2, 3 and 4 end.
  int[] before(int letter) {
    if (byFollower[letter] == null) {
      int[] list = new int[MOST + FIELDS * choose(letter)];
      int end = MOST;
      int at = 0;
      for (int length = 1; length <= MOST; length++) {
        for (; chosen[at] < ends[length]; at++) {
          int prefix = chosen[at];
          int edge = dawg.edge(node(prefix), letter);
          int node = dawg.target(edge);
          list[end] = prefix;
          list[end + 1] = node;
          list[end + 2] = rank(prefix) + dawg.skipped(node(prefix), edge);
          list[end + 3] = dawg.letters(node) | (dawg.endsWord(node) ? END : 0);
          end += FIELDS;
        }
        list[length - 1] = end;
      }
      byFollower[letter] = list;
    }
    return byFollower[letter];
  }

  /// Lists in `chosen` the prefixes of at least one letter that this letter can follow, and then
  /// their end; returns how many there are. There is no branch that could be mispredicted.
  private int choose(int letter) {
    int end = 0;
    for (int prefix = ends[0]; prefix < count; prefix++) {
      chosen[end] = prefix;
      end += followers[prefix] >>> letter & 1;
    }
    chosen[end] = count;
    return end;
  }

  private void lengthen(int prefix) {
    int rest = rest(prefix);
    int row = letters(prefix);
    int place = length(row);
    int before = laid(prefix);
    for (int left = followers[prefix] & any(rest); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      int edge = dawg.edge(node(prefix), letter);
      int node = dawg.target(edge);
      int rank = rank(prefix) + dawg.skipped(node(prefix), edge);
      int longer = (row | letter << (5 * place)) + (1 << 20);
      if ((kinds(rest) >>> letter & 1) != 0)
        add(node, rank, without(rest, letter), before | 1 << letter, longer);
      // The Free Letter is used before cards of the letter it stands for, so that no placement is
      // found twice.
      if (hasFree(rest) && (before >>> letter & 1) == 0)
        add(node, rank, withoutFree(rest), before, longer | (place + 1) << 24);
    }
  }

  private void add(int node, int rank, int rest, int laid, int letters) {
    if (count == followers.length) {
      rows = Arrays.copyOf(rows, 2 * rows.length);
      followers = Arrays.copyOf(followers, 2 * count);
    }
    int at = ROW * count;
    rows[at] = node;
    rows[at + 1] = rank;
    rows[at + 2] = rest;
    rows[at + 3] = letters;
    rows[at + 4] = laid;
    followers[count++] = dawg.letters(node);
  }

  private int letterOf(int card) {
    int letter = 0;
    while ((cards[letter] & card) == 0) letter++;
    return letter;
  }
}
