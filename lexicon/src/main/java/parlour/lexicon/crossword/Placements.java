package parlour.lexicon.crossword;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import parlour.lexicon.Dawg;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// Crossword move generation with a DAWG and cross-checks, after Appel and Jacobson ("The World's
/// Fastest Scrabble Program", 1988): every way to lay up to four letters of a hand on an open grid.
///
/// The new letters lie in one line and form, with the letters already there, one unbroken word;
/// where they touch a letter beside the line they form a word in the other direction too; and they
/// join the layout, if there is one. The search visits all lines in both directions and finds two
/// kinds of words:
///
/// - those that use a letter of the layout, found from the first unbroken run of letters they use:
///   a left part of letters of the hand (its prefixes are listed once per hand, and only those are
///   tried that the run's first letter can follow), then the run, then an extension to the right,
///   letter by letter, as long as the automaton has an edge;
/// - those beside the layout that consist of letters of the hand alone, found from the first square
///   at which they touch it.
///
/// So where Appel and Jacobson start from anchor squares, this search starts from runs of letters
/// and from touching squares; left part, extension to the right and cross-checks are theirs. The
/// cross-checks are in `cross`: for every blank square the letters of the hand that form an
/// admitted word in the other direction, or `OPEN` (all letters and the sign bit) if it has no
/// neighbours there.
///
/// The squares are copied into one array with a margin, in which a step to the right is 1 and a
/// step down is `width`. An instance is used for one search by one thread.
public final class Placements {
  /// Receives a placement: where the word begins and its direction, its id, which of its letters
  /// are new (a bit mask, the first lowest), and the position of the Free Letter in the word, or
  /// -1.
  @FunctionalInterface
  public interface Visitor {
    void found(int x, int y, boolean across, int id, int fresh, int free);
  }

  /// A rule against words that only get an S or ES at their end.
  @FunctionalInterface
  public interface Bar {
    /// No word is barred.
    Bar NONE = (standing, longer) -> false;

    /// Whether a word on the table may not become the longer one.
    boolean bars(String standing, String longer);
  }

  private static final int MARGIN = HandPrefixes.MOST + 1;
  private static final int OPEN = 1 << 31 | (1 << 26) - 1;
  private static final int LONGEST = 31;

  private final WordIndex index;
  private final Dawg dawg;
  private final WordSet admitted;
  private final Bar bar;
  private final HandPrefixes hand;
  private final HandWords own;
  private final Visitor out;

  private final int left;
  private final int top;
  private final int width;
  private final byte[] board;
  private final int[] occupied;
  private final int[] cross;
  private final int[] touching;
  private int touchingEnd;

  private boolean across;
  private int step;
  private final byte[] word = new byte[2 * Letters.MOST];
  private int start;
  private int origin;
  private final int[] limits = new int[HandPrefixes.MOST];
  private final long[] fitting = new long[HandPrefixes.MOST];

  private Placements(
      WordIndex index,
      LetterSquares squares,
      HandPrefixes hand,
      WordSet admitted,
      Bar bar,
      Visitor out) {
    this.index = index;
    this.dawg = index.dawg();
    this.admitted = admitted;
    this.bar = bar;
    this.hand = hand;
    this.own = new HandWords(index, hand, admitted);
    this.out = out;
    this.left = squares.left() - MARGIN;
    this.top = squares.top() - MARGIN;
    this.width = squares.right() - left + 1 + MARGIN;
    this.board = new byte[width * (squares.bottom() - top + 1 + MARGIN)];
    int[] occupied = new int[board.length];
    int end = 0;
    for (int y = squares.top(); y <= squares.bottom(); y++) {
      for (int x = squares.left(); x <= squares.right(); x++) {
        int at = (y - top) * width + x - left;
        board[at] = (byte) (squares.letter(x, y) + 1);
        occupied[end] = at;
        end += board[at] == 0 ? 0 : 1;
      }
    }
    this.occupied = Arrays.copyOf(occupied, end);
    this.cross = new int[board.length];
    this.touching = new int[board.length];
  }

  /// The limits of a search.
  ///
  /// @param squares what lies on the table
  /// @param hand the letters that may be laid
  /// @param hasFreeLetter whether the hand also has the Free Letter, a wild card
  /// @param admitted the words that may be made
  public record Query(
      WordIndex index,
      LetterSquares squares,
      Letters hand,
      boolean hasFreeLetter,
      WordSet admitted,
      Bar bar) {}

  /// Reports every placement of letters of a hand, with or without the Free Letter. A single new
  /// letter that makes words in both directions is reported once, as the word across. On an empty
  /// table words of two to four letters begin at 0, 0.
  public static void find(Query query, Visitor out) {
    WordIndex index = query.index;
    WordSet admitted = query.admitted;
    LetterSquares squares = query.squares;
    if (admitted.size() != index.size()) {
      throw new IllegalArgumentException(
          "the set belongs to another index, with " + admitted.size() + " words");
    }
    HandPrefixes prefixes = new HandPrefixes(index.dawg(), query.hand, query.hasFreeLetter);
    if (squares.right() < squares.left() || squares.bottom() < squares.top()) {
      opening(index, prefixes, admitted, out);
    } else {
      Placements search = new Placements(index, squares, prefixes, admitted, query.bar, out);
      search.run(true, 1, search.width);
      search.run(false, search.width, 1);
    }
  }

  /// Reports one random placement of those that `find` would report; returns whether a few tries
  /// found one. It lists nothing, so it is fast.
  public static boolean any(Query query, IntUnaryOperator random, Visitor out) {
    return new RandomPlacement(query, random).find(out);
  }

  private static void opening(
      WordIndex index, HandPrefixes prefixes, WordSet admitted, Visitor out) {
    HandWords words = new HandWords(index, prefixes, admitted);
    for (int i = 0; i < words.count(); i++) {
      int letters = words.letters(i);
      int fresh = (1 << HandPrefixes.length(letters)) - 1;
      out.found(0, 0, true, words.id(i), fresh, HandPrefixes.free(letters));
      out.found(0, 0, false, words.id(i), fresh, HandPrefixes.free(letters));
    }
  }

  private void run(boolean across, int step, int side) {
    this.across = across;
    this.step = step;
    computeCrossChecks(side);
    for (int at : occupied) if (board[at - step] == 0) throughRun(at);
    for (int i = 0; i < touchingEnd; i++) beside(touching[i]);
  }

  // ---- cross-checks

  private void computeCrossChecks(int side) {
    Arrays.fill(cross, OPEN);
    touchingEnd = 0;
    for (int at : occupied) {
      computeCrossCheck(at - side, side);
      computeCrossCheck(at + side, side);
    }
  }

  private void computeCrossCheck(int at, int side) {
    if (board[at] != 0 || cross[at] != OPEN) return;
    int before = at - side;
    while (board[before] != 0) before -= side;
    int node = dawg.root();
    int rank = 0;
    int length = 0;
    for (int square = before + side; square != at; square += side) {
      int letter = board[square] - 1;
      if ((dawg.letters(node) >>> letter & 1) == 0) {
        cross[at] = 0;
        return;
      }
      int edge = dawg.edge(node, letter);
      rank += dawg.skipped(node, edge);
      node = dawg.target(edge);
      word[length++] = (byte) letter;
    }
    int good = 0;
    int next = board[at + side] == 0 ? dawg.endings(node) : dawg.letters(node);
    for (int open = next & hand.any(hand.whole()); open != 0; open &= open - 1) {
      int letter = Integer.numberOfTrailingZeros(open);
      good |= crosses(at, side, length, node, letter, rank) ? 1 << letter : 0;
    }
    cross[at] = good;
    if (good != 0) touching[touchingEnd++] = at;
  }

  /// Whether the letter of an edge, after `before` letters, makes a word with those that follow.
  private boolean crosses(int at, int side, int before, int from, int letter, int firstRank) {
    int firstEdge = dawg.edge(from, letter);
    int node = dawg.target(firstEdge);
    int rank = firstRank + dawg.skipped(from, firstEdge);
    int length = before;
    word[length++] = (byte) letter;
    for (int square = at + side; board[square] != 0; square += side) {
      int standing = board[square] - 1;
      if (length > LONGEST || (dawg.letters(node) >>> standing & 1) == 0) return false;
      int edge = dawg.edge(node, standing);
      rank += dawg.skipped(node, edge);
      node = dawg.target(edge);
      word[length++] = (byte) standing;
    }
    return dawg.endsWord(node)
        && admitted.has(index.id(rank))
        && !barred(word, 0, length, 1 << before, bar);
  }

  /// Whether the rule bars this word because its new letters, `fresh`, only add S or ES to a word
  /// on the table.
  static boolean barred(byte[] word, int start, int length, int fresh, Bar bar) {
    int added = Integer.bitCount(fresh);
    int standing = length - added;
    if (added > 2
        || standing < 2
        || word[start + length - 1] != 's' - 'a'
        || fresh != (1 << added) - 1 << standing) {
      return false;
    }
    if (added == 2 && word[start + standing] != 'e' - 'a') return false;
    StringBuilder longer = new StringBuilder();
    for (int i = start; i < start + length; i++) longer.append((char) ('a' + word[i]));
    return bar.bars(longer.substring(0, standing), longer.toString());
  }

  // ---- words that use letters of the layout

  /// Finds the words whose first run of letters of the layout starts at this square.
  private void throughRun(int run) {
    int first = board[run] - 1;
    int length = 0;
    for (int square = run; board[square] != 0; square += step) {
      if (length > LONGEST - HandPrefixes.MOST) return;
      word[HandPrefixes.MOST + length++] = (byte) (board[square] - 1);
    }
    int root = dawg.root();
    if ((dawg.letters(root) >>> first & 1) != 0) {
      int edge = dawg.edge(root, first);
      extendOver(run, length, dawg.target(edge), dawg.skipped(root, edge), 0, hand.whole(), 0, -1);
    }
    // What may follow the first letter of the run: its second, or else a letter of the hand.
    int after =
        length > 1
            ? 1 << word[HandPrefixes.MOST + 1]
            : cross[run + step] & hand.any(hand.whole()) | HandPrefixes.END;
    int[] list = hand.before(first);
    int from = HandPrefixes.MOST;
    int closed = 0;
    for (int before = 1; before <= HandPrefixes.MOST; before++) {
      int square = run - before * step;
      // The square before the word must be blank: new letters must not reach another run.
      if (cross[square] == 0 || board[square - step] != 0) return;
      closed |= cross[square] != OPEN ? 1 << before : 0;
      int to = list[before - 1];
      if (before == HandPrefixes.MOST && length == 1) after = HandPrefixes.END;
      for (int i = from; i < to; i += HandPrefixes.FIELDS) {
        int letters = hand.letters(list[i]);
        if ((list[i + 3] & after) != 0 && (closed == 0 || fits(letters, before, closed, run))) {
          extendOver(
              run,
              length,
              list[i + 1],
              list[i + 2],
              before,
              hand.rest(list[i]),
              hand.laid(list[i]),
              HandPrefixes.free(letters));
        }
      }
      from = to;
    }
  }

  private boolean fits(int letters, int before, int closed, int run) {
    for (int left = closed; left != 0; left &= left - 1) {
      int back = Integer.numberOfTrailingZeros(left);
      if ((cross[run - back * step] >>> HandPrefixes.letter(letters, before - back) & 1) == 0)
        return false;
    }
    return true;
  }

  /// Follows the rest of the first run, after `before` letters of the hand, and extends to the
  /// right.
  private void extendOver(
      int run, int length, int firstNode, int firstRank, int before, int rest, int laid, int free) {
    int node = firstNode;
    int rank = firstRank;
    for (int i = 1; i < length; i++) {
      int letter = word[HandPrefixes.MOST + i];
      if ((dawg.letters(node) >>> letter & 1) == 0) return;
      int edge = dawg.edge(node, letter);
      rank += dawg.skipped(node, edge);
      node = dawg.target(edge);
    }
    start = HandPrefixes.MOST - before;
    origin = run - before * step;
    int fresh = (1 << before) - 1;
    extend(before + length, node, rank, before, fresh, rest, laid, free);
  }

  /// After `length` letters of the word, `count` of them new: ends it, follows a letter that lies
  /// there, or lays one.
  private void extend(
      int length, int node, int rank, int count, int fresh, int rest, int laid, int free) {
    if (length > LONGEST) return;
    int square = origin + length * step;
    int standing = board[square] - 1;
    if (standing >= 0) {
      if ((dawg.letters(node) >>> standing & 1) != 0) {
        int edge = dawg.edge(node, standing);
        int nextRank = rank + dawg.skipped(node, edge);
        word[start + length] = (byte) standing;
        extend(length + 1, dawg.target(edge), nextRank, count, fresh, rest, laid, free);
      }
      return;
    }
    if (count != 0 && dawg.endsWord(node)) show(length, rank, fresh, free);
    if (count == HandPrefixes.MOST || length == LONGEST) return;
    // The last letter must end a word, unless a letter of the layout follows.
    boolean last = count == HandPrefixes.MOST - 1 && board[square + step] == 0;
    int next = last ? dawg.endings(node) : dawg.letters(node);
    for (int left = next & cross[square] & hand.any(rest); left != 0; left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      int edge = dawg.edge(node, letter);
      int nextRank = rank + dawg.skipped(node, edge);
      int longer = fresh | 1 << length;
      boolean held = (hand.kinds(rest) >>> letter & 1) != 0;
      boolean wild = hand.hasFree(rest) && (laid >>> letter & 1) == 0;
      word[start + length] = (byte) letter;
      if (last) {
        if (held) show(length + 1, nextRank, longer, free);
        if (wild) show(length + 1, nextRank, longer, length);
      } else {
        int target = dawg.target(edge);
        if (held) {
          int fewer = hand.without(rest, letter);
          int more = laid | 1 << letter;
          extend(length + 1, target, nextRank, count + 1, longer, fewer, more, free);
        }
        if (wild) {
          int fewer = hand.withoutFree(rest);
          extend(length + 1, target, nextRank, count + 1, longer, fewer, laid, length);
        }
      }
    }
  }

  private void show(int length, int rank, int fresh, int free) {
    boolean single = (fresh & fresh - 1) == 0;
    if (!across && single && cross[origin + Integer.numberOfTrailingZeros(fresh) * step] != OPEN) {
      return;
    }
    int id = index.id(rank);
    if (admitted.has(id) && !barred(word, start, length, fresh, bar))
      out.found(left + origin % width, top + origin / width, across, id, fresh, free);
  }

  // ---- words beside the layout

  /// Finds the words of the hand alone that first touch the layout at this square.
  private void beside(int square) {
    if (board[square + step] != 0) return;
    computeLimits(square);
    int places = places(square);
    for (int block = 0; block < own.blocks(); block++) {
      long some = 0;
      for (int place = 0; place < places; place++) {
        fitting[place] = fitting(block, place);
        some |= fitting[place];
      }
      for (; some != 0; some &= some - 1)
        showBeside(square, (block << 6) + Long.numberOfTrailingZeros(some), places);
    }
  }

  /// The letters that a word may have at this square and the three after it. Where another letter
  /// follows the word must end before.
  private void computeLimits(int square) {
    limits[0] = cross[square];
    for (int i = 1; i < HandPrefixes.MOST; i++) {
      int at = square + i * step;
      limits[i] =
          board[at] != 0 || board[at + step] != 0 ? HandPrefixes.END : cross[at] | HandPrefixes.END;
    }
  }

  /// How many letters of a word may lie up to this square, itself included: those before it do not
  /// touch the layout.
  private int places(int square) {
    int places = 0;
    int before = square;
    do {
      before -= step;
      if (board[before] != 0) return places;
      places++;
    } while (places < HandPrefixes.MOST && cross[before] == OPEN);
    return places;
  }

  /// The words of a block that fit with the letter of this place on the touching square.
  private long fitting(int block, int place) {
    long words = -1;
    for (int i = 0; place + i < HandPrefixes.MOST && words != 0; i++) {
      // Without a limit, as with most squares, all words stay.
      if (limits[i] >= 0) words &= own.with(block, place + i, limits[i]);
    }
    return words;
  }

  private void showBeside(int square, int word, int places) {
    int letters = own.letters(word);
    int fresh = (1 << HandPrefixes.length(letters)) - 1;
    for (int place = 0; place < places; place++) {
      if ((fitting[place] >>> word & 1) != 0) {
        int at = square - place * step;
        out.found(
            left + at % width,
            top + at / width,
            across,
            own.id(word),
            fresh,
            HandPrefixes.free(letters));
      }
    }
  }
}
