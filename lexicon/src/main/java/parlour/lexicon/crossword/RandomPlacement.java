package parlour.lexicon.crossword;

import java.util.function.IntUnaryOperator;
import parlour.lexicon.Dawg;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// One placement found by lot: a walk from a letter of the layout with letters of the hand, as long
/// as some word goes on so, with a few tries and no list.
///
/// Not every placement is equally likely, and where there is one it may be missed; what is found is
/// a placement that [Placements] would find too.
final class RandomPlacement {
  private static final int TRIES = 6;
  private static final int ALL = (1 << 26) - 1;
  private static final int LONGEST = 31;

  private final WordIndex graph;
  private final Dawg spelt;
  private final LetterSquares squares;
  private final Letters hand;
  private final boolean hasFree;
  private final WordSet admitted;
  private final Placements.Bar bar;
  private final IntUnaryOperator below;

  private final byte[] word = new byte[LONGEST + 1];
  private final byte[] crossing = new byte[2 * Letters.MOST];
  private final int[] laid = new int[HandPrefixes.MOST];

  private int startX;
  private int startY;
  private int dx;
  private int dy;

  // What has been found, if anything.
  private int id = -1;
  private int fresh;
  private int free;

  RandomPlacement(Placements.Query query, IntUnaryOperator below) {
    this.graph = query.index();
    this.spelt = graph.dawg();
    this.squares = query.squares();
    this.hand = query.hand();
    this.hasFree = query.hasFreeLetter();
    this.admitted = query.admitted();
    this.bar = query.bar();
    this.below = below;
  }

  boolean find(Placements.Visitor out) {
    for (int i = 0; i < TRIES; i++) {
      begin();
      walk();
      if (id >= 0) {
        out.found(startX, startY, dx == 1, id, fresh, free);
        return true;
      }
    }
    return false;
  }

  /// Chooses a line and where a word might begin in it: up to three blanks before a letter, or
  /// before a square at its side.
  private void begin() {
    boolean across = below.applyAsInt(2) == 0;
    dx = across ? 1 : 0;
    dy = 1 - dx;
    startX = 0;
    startY = 0;
    if (isEmpty()) {
      return;
    }
    do {
      startX = squares.left() + below.applyAsInt(squares.right() - squares.left() + 1);
      startY = squares.top() + below.applyAsInt(squares.bottom() - squares.top() + 1);
    } while (blank(startX, startY));
    if (below.applyAsInt(4) == 0) {
      int side = below.applyAsInt(2) == 0 ? 1 : -1;
      startX += dy * side;
      startY += dx * side;
    }
    int room = below.applyAsInt(HandPrefixes.MOST);
    while (!blank(startX - dx, startY - dy) || room-- > 0) {
      startX -= dx;
      startY -= dy;
    }
  }

  private boolean isEmpty() {
    return squares.right() < squares.left() || squares.bottom() < squares.top();
  }

  private boolean blank(int x, int y) {
    return squares.letter(x, y) == LetterSquares.BLANK;
  }

  private void walk() {
    boolean joined = isEmpty();
    int node = spelt.root();
    int marks = 0;
    int asFree = -1;
    for (int i = 0; i < LONGEST; i++) {
      int x = startX + dx * i;
      int y = startY + dy * i;
      int letter = squares.letter(x, y);
      if (letter == LetterSquares.BLANK) {
        if (joined && marks != 0 && ends(node, i, marks, asFree) && below.applyAsInt(3) == 0) {
          return;
        }
        int count = Integer.bitCount(marks);
        if (count == HandPrefixes.MOST) {
          return;
        }
        boolean touching = touches(x, y);
        int open = spelt.letters(node) & left(count);
        boolean useFree = hasFree && asFree < 0 && (open == 0 || below.applyAsInt(4) == 0);
        if (useFree) {
          // The Free Letter comes before cards of the letter it stands for, as in the list.
          open = spelt.letters(node) & ALL & ~used(count);
        }
        if (touching) {
          open = crossing(x, y, open);
        }
        if (open == 0) {
          return;
        }
        letter = pick(open);
        asFree = useFree ? i : asFree;
        laid[count] = useFree ? -1 : letter;
        marks |= 1 << i;
        joined |= touching;
      } else {
        joined = true;
      }
      if ((spelt.letters(node) >>> letter & 1) == 0) {
        return;
      }
      node = spelt.follow(node, letter);
      word[i] = (byte) letter;
    }
  }

  /// Keeps the word that ends here, if it may be laid.
  private boolean ends(int node, int length, int marks, int asFree) {
    if (length < 2 || !spelt.endsWord(node)) {
      return false;
    }
    int found = graph.id(word, 0, length);
    if (!admitted.has(found)
        || toldAcross(marks)
        || Placements.barred(word, 0, length, marks, bar)) {
      return false;
    }
    id = found;
    fresh = marks;
    free = asFree;
    return true;
  }

  /// Whether a single new letter makes a word across too, and is therefore told in that line only.
  private boolean toldAcross(int marks) {
    int i = Integer.numberOfTrailingZeros(marks);
    return dy == 1 && Integer.bitCount(marks) == 1 && touches(startX, startY + i);
  }

  /// Whether a letter lies beside the line there.
  private boolean touches(int x, int y) {
    return !blank(x - dy, y - dx) || !blank(x + dy, y + dx);
  }

  /// The letters still in the hand as what they are.
  private int left(int count) {
    int kinds = hand.kinds();
    for (int i = 0; i < count; i++) {
      int letter = laid[i];
      if (letter >= 0 && times(letter, count) == hand.count(letter)) {
        kinds &= ~(1 << letter);
      }
    }
    return kinds;
  }

  private int times(int letter, int count) {
    int times = 0;
    for (int i = 0; i < count; i++) {
      times += laid[i] == letter ? 1 : 0;
    }
    return times;
  }

  private int used(int count) {
    int used = 0;
    for (int i = 0; i < count; i++) {
      used |= laid[i] >= 0 ? 1 << laid[i] : 0;
    }
    return used;
  }

  private int pick(int open) {
    int rest = open;
    for (int i = below.applyAsInt(Integer.bitCount(open)); i > 0; i--) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  /// Which of some letters make a word the other way on a blank square that touches a letter there.
  private int crossing(int x, int y, int candidates) {
    int back = 1;
    while (!blank(x - dy * back, y - dx * back)) {
      back++;
    }
    int node = spelt.root();
    int before = back - 1;
    for (int i = 0; i < before; i++) {
      if (i == LONGEST) {
        return 0;
      }
      int letter = squares.letter(x - dy * (before - i), y - dx * (before - i));
      crossing[i] = (byte) letter;
      if ((spelt.letters(node) >>> letter & 1) == 0) {
        return 0;
      }
      node = spelt.follow(node, letter);
    }
    int good = 0;
    for (int open = spelt.letters(node) & candidates; open != 0; open &= open - 1) {
      int letter = Integer.numberOfTrailingZeros(open);
      good |= crosses(x, y, spelt.follow(node, letter), before, letter) ? 1 << letter : 0;
    }
    return good;
  }

  private boolean crosses(int x, int y, int node, int before, int letter) {
    int on = node;
    int length = before;
    crossing[length++] = (byte) letter;
    for (int i = 1; !blank(x + dy * i, y + dx * i); i++) {
      int standing = squares.letter(x + dy * i, y + dx * i);
      if (length > LONGEST || (spelt.letters(on) >>> standing & 1) == 0) {
        return false;
      }
      on = spelt.follow(on, standing);
      crossing[length++] = (byte) standing;
    }
    return spelt.endsWord(on)
        && admitted.has(graph.id(crossing, 0, length))
        && !Placements.barred(crossing, 0, length, 1 << before, bar);
  }
}
