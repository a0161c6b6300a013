package parlour.games.crossword;

import java.util.Arrays;
import parlour.lexicon.WordSet;

/// Every way to lay a word out of a set of words from a hand.
///
/// A word begins on a square with a blank before it, so each line of the table is walked once from
/// each such square: over the letters that stand there, and with letters of the hand on the blanks,
/// as long as some word begins so. A blank that touches a letter beside the line takes only letters
/// that make a word in crossing. Squares from which four letters cannot reach the layout are passed
/// over.
final class Search {
  /// Receives what is found: the word, its new letters, and the letter the Free Letter must stand
  /// for, or [Move#UNSAID].
  interface Found {
    void found(Entry entry, int fresh, int free);
  }

  private static final int ALL = (1 << Pack.FREE) - 1;
  private static final int UNKNOWN = -1;
  private static final int REACH = Fit.MOST_ADDED;

  private final Book book;
  private final WordSet words;
  private final Paths paths;
  private final Layout layout;
  private final Found out;
  private final int[] held = new int[Pack.KINDS];
  private final int most;
  private final char[] letters = new char[Fit.LONGEST + 1];
  private final int[] crossings;

  private Way way = Way.ACROSS;
  private int startX;
  private int startY;
  private int natural;

  Search(Book book, WordSet words, Layout layout, Hand hand, Found out) {
    this.book = book;
    this.words = words;
    this.paths = book.paths();
    this.layout = layout;
    this.out = out;
    for (int i = 0; i < hand.size(); i++) held[hand.at(i)]++;
    this.most = Math.min(hand.size(), Fit.MOST_ADDED);
    this.crossings =
        new int[(layout.right() - layout.left() + 1) * (layout.bottom() - layout.top() + 1)];
  }

  void run() {
    if (layout.isEmpty()) {
      begin(0, 0, true);
      way = Way.DOWN;
      begin(0, 0, true);
      return;
    }
    for (Way each : Way.values()) {
      way = each;
      Arrays.fill(crossings, UNKNOWN);
      boolean across = way == Way.ACROSS;
      int lineEnd = across ? layout.bottom() : layout.right();
      int from = (across ? layout.left() : layout.top()) + 1 - REACH;
      int to = across ? layout.right() : layout.bottom();
      for (int line = across ? layout.top() : layout.left(); line <= lineEnd; line++) {
        for (int at = from; at < to; at++) begin(across ? at : line, across ? line : at, false);
      }
    }
  }

  private void begin(int x, int y, boolean joined) {
    if (!layout.isBlank(x - way.dx, y - way.dy) || !joined && !reaches(x, y)) return;
    startX = x;
    startY = y;
    natural = 0;
    walk(0, Paths.START, 0, Move.UNSAID, joined);
  }

  /// Whether a word from here can come to a letter of the layout.
  private boolean reaches(int x, int y) {
    for (int i = 0; i <= most; i++) {
      int squareX = x + way.dx * i;
      int squareY = y + way.dy * i;
      if (!layout.isBlank(squareX, squareY)) return true;
      if (i < most && touches(squareX, squareY)) return true;
    }
    return false;
  }

  private boolean touches(int x, int y) {
    Way side = way.other();
    return !layout.isBlank(x - side.dx, y - side.dy) || !layout.isBlank(x + side.dx, y + side.dy);
  }

  private void walk(int i, int knot, int fresh, int free, boolean joined) {
    int x = startX + way.dx * i;
    int y = startY + way.dy * i;
    int standing = layout.letter(x, y);
    if (standing != Layout.BLANK) {
      int next = paths.follow(knot, standing);
      if (next == Paths.ASTRAY) return;
      letters[i] = (char) ('a' + standing);
      walk(i + 1, next, fresh, free, true);
      return;
    }
    if (joined && fresh != 0 && paths.isWord(knot, words)) emit(i, fresh, free);
    if (Integer.bitCount(fresh) == most) return;
    boolean touching = touches(x, y);
    int open = paths.letters(knot) & (touching ? crossing(x, y) : ALL);
    for (; open != 0; open &= open - 1) {
      int letter = Integer.numberOfTrailingZeros(open);
      letters[i] = (char) ('a' + letter);
      if (held[letter] > 0) {
        int before = natural;
        natural |= 1 << letter;
        held[letter]--;
        walk(i + 1, paths.follow(knot, letter), fresh | 1 << i, free, joined || touching);
        held[letter]++;
        natural = before;
        letters[i] = (char) ('a' + letter);
      }
      // The Free Letter comes before cards of the letter it stands for, so that no play is found
      // twice.
      if (held[Pack.FREE] > 0 && (natural >>> letter & 1) == 0) {
        held[Pack.FREE]--;
        walk(i + 1, paths.follow(knot, letter), fresh | 1 << i, letter, joined || touching);
        held[Pack.FREE]++;
      }
    }
  }

  private int crossing(int x, int y) {
    int at = (y - layout.top()) * (layout.right() - layout.left() + 1) + x - layout.left();
    if (crossings[at] == UNKNOWN)
      crossings[at] = crossing(book, words, layout, x, y, way.other(), ALL);
    return crossings[at];
  }

  private void emit(int length, int fresh, int free) {
    // One new letter may make a word each way; the play is told once, as the word across.
    if (way == Way.DOWN && Integer.bitCount(fresh) == 1) {
      int i = Integer.numberOfTrailingZeros(fresh);
      if (touches(startX, startY + i)) return;
    }
    String word = new String(letters, 0, length);
    if (!book.bars(word, fresh)) out.found(new Entry(startX, startY, way, word), fresh, free);
  }

  /// Which of some letters make a word in crossing on a blank square with a letter before or after
  /// it that way.
  static int crossing(
      Book book, WordSet words, Layout layout, int x, int y, Way way, int candidates) {
    Paths paths = book.paths();
    int back = 1;
    while (!layout.isBlank(x - way.dx * back, y - way.dy * back)) back++;
    int knot = Paths.START;
    for (int i = back - 1; i > 0; i--) {
      knot = paths.follow(knot, layout.letter(x - way.dx * i, y - way.dy * i));
      if (knot == Paths.ASTRAY) return 0;
    }
    int good = 0;
    for (int open = paths.letters(knot) & candidates; open != 0; open &= open - 1) {
      int letter = Integer.numberOfTrailingZeros(open);
      int on = paths.follow(knot, letter);
      int i = 1;
      for (int standing; on != Paths.ASTRAY; i++) {
        standing = layout.letter(x + way.dx * i, y + way.dy * i);
        if (standing == Layout.BLANK) break;
        on = paths.follow(on, standing);
      }
      if (on == Paths.ASTRAY || !paths.isWord(on, words)) continue;
      if (letter == 's' - 'a' && i == 1 && back > 2 && barsS(book, layout, x, y, way, back))
        continue;
      good |= 1 << letter;
    }
    return good;
  }

  private static boolean barsS(Book book, Layout layout, int x, int y, Way way, int back) {
    char[] word = new char[back];
    for (int i = 1; i < back; i++)
      word[back - 1 - i] = (char) ('a' + layout.letter(x - way.dx * i, y - way.dy * i));
    word[back - 1] = 's';
    return book.bars(new String(word, 0, back - 1), new String(word));
  }
}
