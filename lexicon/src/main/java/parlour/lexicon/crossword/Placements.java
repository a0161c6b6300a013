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
  private final Visitor out;

  private final int left;
  private final int top;
  private final int width;
  private final byte[] board;
  private final int[] cross;
  private final int[] touching;
  private int touchingEnd;

  private boolean across;
  private int step;
  private final byte[] word = new byte[2 * Letters.MOST];
  private int[] ownWords = new int[0];

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
    this.out = out;
    this.left = squares.left() - MARGIN;
    this.top = squares.top() - MARGIN;
    this.width = squares.right() - left + 1 + MARGIN;
    this.board = new byte[width * (squares.bottom() - top + 1 + MARGIN)];
    for (int y = squares.top(); y <= squares.bottom(); y++) {
      for (int x = squares.left(); x <= squares.right(); x++)
        board[(y - top) * width + x - left] = (byte) (squares.letter(x, y) + 1);
    }
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
      search.ownWords = ownWords(index, prefixes, admitted);
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
    int[] words = ownWords(index, prefixes, admitted);
    for (int i = 0; i < words.length; i += 2) {
      int length = HandPrefixes.length(words[i]);
      out.found(0, 0, true, words[i + 1], (1 << length) - 1, HandPrefixes.free(words[i]));
      out.found(0, 0, false, words[i + 1], (1 << length) - 1, HandPrefixes.free(words[i]));
    }
  }

  /// The words of the hand alone, shortest first: pairs of letters (see [HandPrefixes]) and id.
  private static int[] ownWords(WordIndex index, HandPrefixes prefixes, WordSet admitted) {
    int[] words = new int[2 * prefixes.end(HandPrefixes.MOST)];
    byte[] row = new byte[HandPrefixes.MOST];
    int end = 0;
    for (int prefix = prefixes.begin(2); prefix < prefixes.end(HandPrefixes.MOST); prefix++) {
      if (index.dawg().endsWord(prefixes.node(prefix))) {
        int letters = prefixes.letters(prefix);
        for (int i = 0; i < HandPrefixes.length(letters); i++)
          row[i] = (byte) HandPrefixes.letter(letters, i);
        int id = index.id(row, 0, HandPrefixes.length(letters));
        if (admitted.has(id)) {
          words[end++] = letters;
          words[end++] = id;
        }
      }
    }
    return Arrays.copyOf(words, end);
  }

  private void run(boolean across, int step, int side) {
    this.across = across;
    this.step = step;
    computeCrossChecks(side);
    int first = MARGIN * width;
    for (int at = first; at < board.length - first; at++) {
      if (board[at] != 0 && board[at - step] == 0) throughRun(at);
    }
    for (int i = 0; i < touchingEnd; i++) beside(touching[i]);
  }

  // ---- cross-checks

  private void computeCrossChecks(int side) {
    Arrays.fill(cross, OPEN);
    touchingEnd = 0;
    for (int at = 0; at < board.length; at++) {
      if (board[at] != 0) {
        computeCrossCheck(at - side, side);
        computeCrossCheck(at + side, side);
      }
    }
  }

  private void computeCrossCheck(int at, int side) {
    if (board[at] != 0 || cross[at] != OPEN) return;
    int before = at - side;
    while (board[before] != 0) before -= side;
    int node = dawg.root();
    int length = 0;
    for (int square = before + side; square != at && node >= 0; square += side) {
      word[length++] = (byte) (board[square] - 1);
      node = follow(node, board[square] - 1);
    }
    int good = 0;
    if (node >= 0) {
      for (int open = dawg.letters(node) & hand.any(hand.whole()); open != 0; open &= open - 1) {
        int letter = Integer.numberOfTrailingZeros(open);
        good |= crosses(at, side, length, dawg.follow(node, letter), letter) ? 1 << letter : 0;
      }
    }
    cross[at] = good;
    if (good != 0) touching[touchingEnd++] = at;
  }

  private boolean crosses(int at, int side, int before, int node, int letter) {
    int on = node;
    int length = before;
    word[length++] = (byte) letter;
    for (int square = at + side; board[square] != 0; square += side) {
      if (length > LONGEST) return false;
      word[length++] = (byte) (board[square] - 1);
      on = follow(on, board[square] - 1);
      if (on < 0) return false;
    }
    return dawg.endsWord(on)
        && admitted.has(index.id(word, 0, length))
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

  private int follow(int node, int letter) {
    return (dawg.letters(node) >>> letter & 1) == 0 ? -1 : dawg.follow(node, letter);
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
    int start = follow(dawg.root(), first);
    if (start >= 0) extendOver(run, length, start, 0, hand.whole(), 0, -1);
    int[] list = hand.before(first);
    int from = HandPrefixes.MOST;
    int closed = 0;
    for (int before = 1; before <= HandPrefixes.MOST; before++) {
      int square = run - before * step;
      // The square before the word must be blank: new letters must not reach another run.
      if (cross[square] == 0 || board[square - step] != 0) return;
      closed |= cross[square] != OPEN ? 1 << before : 0;
      int to = list[before - 1];
      for (int i = from; i < to; i += 2) {
        int letters = hand.letters(list[i]);
        if (closed == 0 || fits(letters, before, closed, run)) {
          for (int k = 0; k < before; k++)
            word[HandPrefixes.MOST - before + k] = (byte) HandPrefixes.letter(letters, k);
          int laid = hand.hasFree(hand.whole()) ? HandPrefixes.laid(letters) : 0;
          extendOver(
              run,
              length,
              list[i + 1],
              before,
              hand.rest(list[i]),
              laid,
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
  private void extendOver(int run, int length, int node, int before, int rest, int laid, int free) {
    int on = node;
    for (int i = 1; i < length; i++) {
      int letter = word[HandPrefixes.MOST + i];
      if ((dawg.letters(on) >>> letter & 1) == 0) return;
      on = dawg.follow(on, letter);
    }
    int start = HandPrefixes.MOST - before;
    extend(run + length * step, before + length, on, start, (1 << before) - 1, rest, laid, free);
  }

  /// At the square after `length` letters of the word: ends it, follows a letter that lies there,
  /// or lays one.
  private void extend(
      int square, int length, int node, int start, int fresh, int rest, int laid, int free) {
    if (length > LONGEST) return;
    int standing = board[square] - 1;
    if (standing >= 0) {
      if ((dawg.letters(node) >>> standing & 1) != 0) {
        word[start + length] = (byte) standing;
        extend(
            square + step, length + 1, dawg.follow(node, standing), start, fresh, rest, laid, free);
      }
      return;
    }
    if (fresh != 0 && dawg.endsWord(node)) show(square - length * step, length, start, fresh, free);
    if (Integer.bitCount(fresh) == HandPrefixes.MOST) return;
    for (int left = dawg.letters(node) & cross[square] & hand.any(rest);
        left != 0;
        left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      int next = dawg.follow(node, letter);
      int bit = 1 << length;
      if ((hand.kinds(rest) >>> letter & 1) != 0) {
        word[start + length] = (byte) letter;
        int fewer = hand.without(rest, letter);
        extend(
            square + step, length + 1, next, start, fresh | bit, fewer, laid | 1 << letter, free);
      }
      if (hand.hasFree(rest) && (laid >>> letter & 1) == 0) {
        word[start + length] = (byte) letter;
        extend(
            square + step,
            length + 1,
            next,
            start,
            fresh | bit,
            hand.withoutFree(rest),
            laid,
            length);
      }
    }
  }

  private void show(int square, int length, int start, int fresh, int free) {
    if (!across
        && Integer.bitCount(fresh) == 1
        && cross[square + Integer.numberOfTrailingZeros(fresh) * step] != OPEN) {
      return;
    }
    int id = index.id(word, start, length);
    if (admitted.has(id) && !barred(word, start, length, fresh, bar))
      out.found(left + square % width, top + square / width, across, id, fresh, free);
  }

  // ---- words beside the layout

  /// Finds the words of the hand alone that first touch the layout at this square.
  private void beside(int square) {
    for (int i = 0; i < ownWords.length; i += 2) {
      int letters = ownWords[i];
      int length = HandPrefixes.length(letters);
      for (int place = 0; place < length; place++) {
        if ((cross[square] >>> HandPrefixes.letter(letters, place) & 1) != 0
            && fitsBeside(square - place * step, place, letters)) {
          int at = square - place * step;
          out.found(
              left + at % width,
              top + at / width,
              across,
              ownWords[i + 1],
              (1 << length) - 1,
              HandPrefixes.free(letters));
        }
      }
    }
  }

  /// Whether a word fits from this square on such that it first touches the layout at the given
  /// letter.
  private boolean fitsBeside(int from, int touch, int letters) {
    int length = HandPrefixes.length(letters);
    if (board[from - step] != 0 || board[from + length * step] != 0) return false;
    for (int i = 0; i < length; i++) {
      int square = from + i * step;
      if (board[square] != 0
          || (i < touch && cross[square] != OPEN)
          || (cross[square] >>> HandPrefixes.letter(letters, i) & 1) == 0) {
        return false;
      }
    }
    return true;
  }
}
