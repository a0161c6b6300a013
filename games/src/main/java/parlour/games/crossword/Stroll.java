package parlour.games.crossword;

import parlour.engine.Dice;
import parlour.lexicon.WordSet;

/// One way to lay a word, found by chance: a walk from a letter of the layout, with a few tries and
/// no list.
final class Stroll {
  private static final int TRIES = 6;
  private static final int ALL = (1 << Pack.FREE) - 1;

  private final Book book;
  private final Layout layout;
  private final Dice dice;
  private final char[] letters = new char[Fit.LONGEST + 1];

  private Stroll(Book book, Layout layout, Dice dice) {
    this.book = book;
    this.layout = layout;
    this.dice = dice;
  }

  /// A word and how the Free Letter is used in it, or a discard where none was met with.
  static Move any(Book book, Layout layout, Hand hand, Dice dice) {
    Stroll stroll = new Stroll(book, layout, dice);
    for (int i = 0; i < TRIES; i++) {
      if (stroll.walk(hand)) return stroll.found;
    }
    return new Move.Discard(hand.at(dice.below(hand.size())));
  }

  private Move found = new Move.LetStand();

  private boolean walk(Hand hand) {
    Way way = dice.once(2) ? Way.ACROSS : Way.DOWN;
    if (layout.isEmpty()) return walk(hand, 0, 0, way, true);
    int square = layout.any(dice);
    int x = layout.x(square);
    int y = layout.y(square);
    if (dice.once(4)) {
      int side = dice.once(2) ? 1 : -1;
      x += way.dy * side;
      y += way.dx * side;
    }
    int room = dice.below(Fit.MOST_ADDED);
    while (true) {
      if (layout.isBlank(x - way.dx, y - way.dy) && room-- == 0) break;
      x -= way.dx;
      y -= way.dy;
    }
    return walk(hand, x, y, way, false);
  }

  private boolean walk(Hand hand, int startX, int startY, Way way, boolean first) {
    Paths paths = book.paths();
    WordSet words = book.judge().admitted();
    Way side = way.other();
    Hand rest = hand;
    boolean joined = first;
    int knot = Paths.START;
    int fresh = 0;
    int free = Move.UNSAID;
    boolean any = false;
    for (int i = 0; i < Fit.LONGEST; i++) {
      int x = startX + way.dx * i;
      int y = startY + way.dy * i;
      int letter = layout.letter(x, y);
      if (letter == Layout.BLANK) {
        if (joined && fresh != 0 && paths.isWord(knot, words)) {
          String word = new String(letters, 0, i);
          if (!book.bars(word, fresh)) {
            found = new Move.Lay(new Entry(startX, startY, way, word), free);
            any = true;
            if (dice.once(3)) return true;
          }
        }
        if (rest.isEmpty() || Integer.bitCount(fresh) == Fit.MOST_ADDED) return any;
        boolean touching =
            !layout.isBlank(x - side.dx, y - side.dy) || !layout.isBlank(x + side.dx, y + side.dy);
        int kinds = rest.kinds();
        int open = paths.letters(knot) & kinds;
        boolean asFree = kinds >>> Pack.FREE != 0 && (open == 0 || dice.once(4));
        if (asFree) open = paths.letters(knot) & ALL & ~natural(fresh);
        if (open != 0 && touching) open = Search.crossing(book, words, layout, x, y, side, open);
        if (open == 0) return any;
        letter = pick(open);
        rest = rest.without(asFree ? Pack.FREE : letter);
        if (asFree) free = letter;
        fresh |= 1 << i;
        joined |= touching;
      } else {
        joined = true;
      }
      knot = paths.follow(knot, letter);
      if (knot == Paths.ASTRAY) return any;
      letters[i] = (char) ('a' + letter);
    }
    return any;
  }

  /// The letters laid so far: what the Free Letter stands for comes before cards of that letter.
  private int natural(int fresh) {
    int laid = 0;
    for (int left = fresh; left != 0; left &= left - 1) {
      laid |= 1 << letters[Integer.numberOfTrailingZeros(left)] - 'a';
    }
    return laid;
  }

  private int pick(int open) {
    int rest = open;
    for (int i = dice.below(Integer.bitCount(open)); i > 0; i--) rest &= rest - 1;
    return Integer.numberOfTrailingZeros(rest);
  }
}
