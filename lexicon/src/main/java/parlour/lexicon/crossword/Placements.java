package parlour.lexicon.crossword;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import parlour.lexicon.Dawg;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// Every way to lay up to four letters of a hand on an open crossword.
///
/// The new letters lie in one line and make, with the letters already there, one unbroken word;
/// wherever they touch a letter beside the line they make a word across it too; and they join the
/// layout, if there is one. The search goes through all lines both ways and finds two sorts of
/// words:
///
/// - those that use a letter of the layout, found from the first unbroken run of letters that they
///   use: letters of the hand before it (the hand's paths, listed once, of which only those are
///   tried that the run's first letter can follow), then over the run, then on to the right, letter
///   by letter, as long as some word goes on so;
/// - those that lie beside the layout and are all of the hand, found from the first square that
///   touches it.
///
/// `cross` holds for every blank square the letters that may lie there: those that make an admitted
/// word with the letters before and after it the other way, or all, with a high bit set, if there
/// are none. It knows only letters of the hand.
///
/// The squares are copied into one array with a margin, in which a step to the right is 1 and a
/// step down `width`. A search is for one thread and one use.
public final class Placements {
  /// Takes a placement: where the word begins and which way it runs, its id, which of its letters
  /// are new (the first lowest), and the place in the word where the Free Letter lies, or -1.
  @FunctionalInterface
  public interface Visitor {
    void found(int x, int y, boolean across, int id, int fresh, int free);
  }

  /// A house rule against words that only get an S or ES at their end.
  @FunctionalInterface
  public interface Bar {
    /// Nothing is barred.
    Bar NONE = (standing, longer) -> false;

    /// Whether a standing word may not become the longer one.
    boolean bars(String standing, String longer);
  }

  private static final int MARGIN = HandPrefixes.MOST + 1;
  private static final int OPEN = 1 << 31 | (1 << 26) - 1;
  private static final int LONGEST = 31;

  private final WordIndex graph;
  private final Dawg spelt;
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
      WordIndex graph,
      LetterSquares squares,
      HandPrefixes hand,
      WordSet admitted,
      Bar bar,
      Visitor out) {
    this.graph = graph;
    this.spelt = graph.dawg();
    this.admitted = admitted;
    this.bar = bar;
    this.hand = hand;
    this.out = out;
    this.left = squares.left() - MARGIN;
    this.top = squares.top() - MARGIN;
    this.width = squares.right() - left + 1 + MARGIN;
    this.board = new byte[width * (squares.bottom() - top + 1 + MARGIN)];
    for (int y = squares.top(); y <= squares.bottom(); y++) {
      for (int x = squares.left(); x <= squares.right(); x++) {
        board[(y - top) * width + x - left] = (byte) (squares.letter(x, y) + 1);
      }
    }
    this.cross = new int[board.length];
    this.touching = new int[board.length];
  }

  /// What is looked for.
  ///
  /// @param squares what lies on the table
  /// @param hand the letters that may be laid
  /// @param free whether the Free Letter is among them
  /// @param admitted the words that may be made
  public record Query(
      WordIndex index,
      LetterSquares squares,
      Letters hand,
      boolean hasFreeLetter,
      WordSet admitted,
      Bar bar) {}

  /// Shows every placement of letters of a hand, with or without the Free Letter. One new letter
  /// that makes a word both ways is shown once, as the word across. On an empty table words of two
  /// to four letters begin at 0, 0.
  public static void find(Query query, Visitor out) {
    WordIndex graph = query.index;
    WordSet admitted = query.admitted;
    LetterSquares squares = query.squares;
    if (admitted.size() != graph.size()) {
      throw new IllegalArgumentException(
          "the set is of another graph, with " + admitted.size() + " words");
    }
    HandPrefixes paths = new HandPrefixes(graph.dawg(), query.hand, query.hasFreeLetter);
    if (squares.right() < squares.left() || squares.bottom() < squares.top()) {
      opening(graph, paths, admitted, out);
    } else {
      Placements search = new Placements(graph, squares, paths, admitted, query.bar, out);
      search.ownWords = ownWords(graph, paths, admitted);
      search.run(true, 1, search.width);
      search.run(false, search.width, 1);
    }
  }

  /// Shows one of the placements that `find` would show, met with by chance, `below` being the
  /// dice; whether there was one to be met with in a few tries. It lists nothing, so it is quick.
  public static boolean any(Query query, IntUnaryOperator below, Visitor out) {
    return new RandomPlacement(query, below).find(out);
  }

  private static void opening(WordIndex graph, HandPrefixes paths, WordSet admitted, Visitor out) {
    int[] words = ownWords(graph, paths, admitted);
    for (int i = 0; i < words.length; i += 2) {
      int length = HandPrefixes.length(words[i]);
      out.found(0, 0, true, words[i + 1], (1 << length) - 1, HandPrefixes.free(words[i]));
      out.found(0, 0, false, words[i + 1], (1 << length) - 1, HandPrefixes.free(words[i]));
    }
  }

  /// The words that the hand alone can spell, the shortest first: pairs of the letters and the id.
  private static int[] ownWords(WordIndex graph, HandPrefixes paths, WordSet admitted) {
    int[] words = new int[2 * paths.end(HandPrefixes.MOST)];
    byte[] row = new byte[HandPrefixes.MOST];
    int end = 0;
    for (int path = paths.begin(2); path < paths.end(HandPrefixes.MOST); path++) {
      if (graph.dawg().endsWord(paths.node(path))) {
        int letters = paths.letters(path);
        for (int i = 0; i < HandPrefixes.length(letters); i++) {
          row[i] = (byte) HandPrefixes.letter(letters, i);
        }
        int id = graph.id(row, 0, HandPrefixes.length(letters));
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
    findCrossings(side);
    int first = MARGIN * width;
    for (int at = first; at < board.length - first; at++) {
      if (board[at] != 0 && board[at - step] == 0) {
        overRun(at);
      }
    }
    for (int i = 0; i < touchingEnd; i++) {
      beside(touching[i]);
    }
  }

  // ---- the other way
  // -------------------------------------------------------------------------------------------------

  private void findCrossings(int side) {
    Arrays.fill(cross, OPEN);
    touchingEnd = 0;
    for (int at = 0; at < board.length; at++) {
      if (board[at] != 0) {
        findCrossing(at - side, side);
        findCrossing(at + side, side);
      }
    }
  }

  private void findCrossing(int at, int side) {
    if (board[at] != 0 || cross[at] != OPEN) {
      return;
    }
    int before = at - side;
    while (board[before] != 0) {
      before -= side;
    }
    int node = spelt.root();
    int length = 0;
    for (int square = before + side; square != at && node >= 0; square += side) {
      word[length++] = (byte) (board[square] - 1);
      node = follow(node, board[square] - 1);
    }
    int good = 0;
    if (node >= 0) {
      for (int open = spelt.letters(node) & hand.any(hand.whole()); open != 0; open &= open - 1) {
        int letter = Integer.numberOfTrailingZeros(open);
        good |= crosses(at, side, length, spelt.follow(node, letter), letter) ? 1 << letter : 0;
      }
    }
    cross[at] = good;
    if (good != 0) {
      touching[touchingEnd++] = at;
    }
  }

  private boolean crosses(int at, int side, int before, int node, int letter) {
    int on = node;
    int length = before;
    word[length++] = (byte) letter;
    for (int square = at + side; board[square] != 0; square += side) {
      if (length > LONGEST) {
        return false;
      }
      word[length++] = (byte) (board[square] - 1);
      on = follow(on, board[square] - 1);
      if (on < 0) {
        return false;
      }
    }
    return spelt.endsWord(on)
        && admitted.has(graph.id(word, 0, length))
        && !barred(word, 0, length, 1 << before, bar);
  }

  /// Whether letters of the word, of which `fresh` are new, only add S or ES to a word that stood
  /// before.
  static boolean barred(byte[] word, int start, int length, int fresh, Bar bar) {
    int added = Integer.bitCount(fresh);
    int standing = length - added;
    if (added > 2
        || standing < 2
        || word[start + length - 1] != 's' - 'a'
        || fresh != (1 << added) - 1 << standing) {
      return false;
    }
    if (added == 2 && word[start + standing] != 'e' - 'a') {
      return false;
    }
    StringBuilder longer = new StringBuilder();
    for (int i = start; i < start + length; i++) {
      longer.append((char) ('a' + word[i]));
    }
    return bar.bars(longer.substring(0, standing), longer.toString());
  }

  private int follow(int node, int letter) {
    return (spelt.letters(node) >>> letter & 1) == 0 ? -1 : spelt.follow(node, letter);
  }

  // ---- words that use letters of the layout
  // --------------------------------------------------------------------------

  private void overRun(int run) {
    int first = board[run] - 1;
    int length = 0;
    for (int square = run; board[square] != 0; square += step) {
      if (length > LONGEST - HandPrefixes.MOST) {
        return;
      }
      word[HandPrefixes.MOST + length++] = (byte) (board[square] - 1);
    }
    int start = follow(spelt.root(), first);
    if (start >= 0) {
      after(run, length, start, 0, hand.whole(), 0, -1);
    }
    int[] list = hand.before(first);
    int from = HandPrefixes.MOST;
    int closed = 0;
    for (int before = 1; before <= HandPrefixes.MOST; before++) {
      int square = run - before * step;
      // The square before the word has to be blank, so the letters must not reach another run.
      if (cross[square] == 0 || board[square - step] != 0) {
        return;
      }
      closed |= cross[square] != OPEN ? 1 << before : 0;
      int to = list[before - 1];
      for (int i = from; i < to; i += 2) {
        int letters = hand.letters(list[i]);
        if (closed == 0 || fits(letters, before, closed, run)) {
          for (int k = 0; k < before; k++) {
            word[HandPrefixes.MOST - before + k] = (byte) HandPrefixes.letter(letters, k);
          }
          int laid = hand.hasFree(hand.whole()) ? HandPrefixes.laid(letters) : 0;
          after(
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
      if ((cross[run - back * step] >>> HandPrefixes.letter(letters, before - back) & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  /// Goes over the rest of the first run, with `before` letters of the hand before it, and on.
  private void after(int run, int length, int node, int before, int rest, int laid, int free) {
    int on = node;
    for (int i = 1; i < length; i++) {
      int letter = word[HandPrefixes.MOST + i];
      if ((spelt.letters(on) >>> letter & 1) == 0) {
        return;
      }
      on = spelt.follow(on, letter);
    }
    int start = HandPrefixes.MOST - before;
    extend(run + length * step, before + length, on, start, (1 << before) - 1, rest, laid, free);
  }

  /// At a square after `length` letters of the word: ends it, goes over letters that lie there, or
  /// lays one.
  private void extend(
      int square, int length, int node, int start, int fresh, int rest, int laid, int free) {
    if (length > LONGEST) {
      return;
    }
    int standing = board[square] - 1;
    if (standing >= 0) {
      if ((spelt.letters(node) >>> standing & 1) != 0) {
        word[start + length] = (byte) standing;
        extend(
            square + step,
            length + 1,
            spelt.follow(node, standing),
            start,
            fresh,
            rest,
            laid,
            free);
      }
      return;
    }
    if (fresh != 0 && spelt.endsWord(node)) {
      show(square - length * step, length, start, fresh, free);
    }
    if (Integer.bitCount(fresh) == HandPrefixes.MOST) {
      return;
    }
    for (int left = spelt.letters(node) & cross[square] & hand.any(rest);
        left != 0;
        left &= left - 1) {
      int letter = Integer.numberOfTrailingZeros(left);
      int next = spelt.follow(node, letter);
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
    int id = graph.id(word, start, length);
    if (admitted.has(id) && !barred(word, start, length, fresh, bar)) {
      out.found(left + square % width, top + square / width, across, id, fresh, free);
    }
  }

  // ---- words beside the layout
  // ---------------------------------------------------------------------------------------

  /// Words of the hand alone whose first square that touches the layout is this one.
  private void beside(int square) {
    for (int i = 0; i < ownWords.length; i += 2) {
      int letters = ownWords[i];
      int length = HandPrefixes.length(letters);
      for (int place = 0; place < length; place++) {
        if ((cross[square] >>> HandPrefixes.letter(letters, place) & 1) != 0
            && lies(square - place * step, place, letters)) {
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

  /// Whether a word can lie from this square on so that it first touches the layout at the given
  /// place.
  private boolean lies(int from, int touch, int letters) {
    int length = HandPrefixes.length(letters);
    if (board[from - step] != 0 || board[from + length * step] != 0) {
      return false;
    }
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
