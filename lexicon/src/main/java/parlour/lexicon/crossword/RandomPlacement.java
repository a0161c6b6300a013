package parlour.lexicon.crossword;

import java.util.function.IntUnaryOperator;
import parlour.lexicon.Dawg;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;

/// A random placement by rejection sampling: a few random walks of the [Dawg] along a random line,
/// each abandoned when no word goes on that way.
///
/// Not every placement is equally likely, and an existing one may be missed; but whatever is found
/// is a placement that [Placements] would find too.
final class RandomPlacement {
  private static final int TRIES = 6;
  private static final int ALL = (1 << 26) - 1;
  private static final int LONGEST = 31;

  private final WordIndex index;
  private final Dawg dawg;
  private final LetterSquares squares;
  private final Letters hand;
  private final boolean hasFree;
  private final WordSet admitted;
  private final Placements.Bar bar;
  private final IntUnaryOperator random;

  private final byte[] word = new byte[LONGEST + 1];
  private final byte[] crossing = new byte[2 * Letters.MOST];
  private final int[] laid = new int[HandPrefixes.MOST];

  private int startX;
  private int startY;
  private int dx;
  private int dy;

  // The placement found, if any.
  private int id = -1;
  private int fresh;
  private int free;

  RandomPlacement(Placements.Query query, IntUnaryOperator random) {
    this.index = query.index();
    this.dawg = index.dawg();
    this.squares = query.squares();
    this.hand = query.hand();
    this.hasFree = query.hasFreeLetter();
    this.admitted = query.admitted();
    this.bar = query.bar();
    this.random = random;
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

  /// Chooses a line and the start of a word in it: up to three blanks before a letter or before a
  /// square beside a letter.
  private void begin() {
    boolean across = random.applyAsInt(2) == 0;
    dx = across ? 1 : 0;
    dy = 1 - dx;
    startX = 0;
    startY = 0;
    if (isEmpty()) return;
    do {
      startX = squares.left() + random.applyAsInt(squares.right() - squares.left() + 1);
      startY = squares.top() + random.applyAsInt(squares.bottom() - squares.top() + 1);
    } while (blank(startX, startY));
    if (random.applyAsInt(4) == 0) {
      int side = random.applyAsInt(2) == 0 ? 1 : -1;
      startX += dy * side;
      startY += dx * side;
    }
    int room = random.applyAsInt(HandPrefixes.MOST);
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
    int node = dawg.root();
    int newLetters = 0;
    int freeAt = -1;
    for (int i = 0; i < LONGEST; i++) {
      int x = startX + dx * i;
      int y = startY + dy * i;
      int letter = squares.letter(x, y);
      if (letter == LetterSquares.BLANK) {
        if (joined
            && newLetters != 0
            && keepWord(node, i, newLetters, freeAt)
            && random.applyAsInt(3) == 0) {
          return;
        }
        int count = Integer.bitCount(newLetters);
        if (count == HandPrefixes.MOST) return;
        boolean touching = touches(x, y);
        int open = dawg.letters(node) & left(count);
        boolean useFree = hasFree && freeAt < 0 && (open == 0 || random.applyAsInt(4) == 0);
        if (useFree) {
          // The Free Letter is used before cards of the letter it stands for, as in HandPrefixes.
          open = dawg.letters(node) & ALL & ~used(count);
        }
        if (touching) open = crossing(x, y, open);
        if (open == 0) return;
        letter = pick(open);
        freeAt = useFree ? i : freeAt;
        laid[count] = useFree ? -1 : letter;
        newLetters |= 1 << i;
        joined |= touching;
      } else {
        joined = true;
      }
      if ((dawg.letters(node) >>> letter & 1) == 0) return;
      node = dawg.follow(node, letter);
      word[i] = (byte) letter;
    }
  }

  /// Keeps the word that ends here if it may be laid; returns whether it did.
  private boolean keepWord(int node, int length, int newLetters, int freeAt) {
    if (length < 2 || !dawg.endsWord(node)) return false;
    int found = index.id(word, 0, length);
    if (!admitted.has(found)
        || isReportedAcross(newLetters)
        || Placements.barred(word, 0, length, newLetters, bar)) {
      return false;
    }
    id = found;
    fresh = newLetters;
    free = freeAt;
    return true;
  }

  /// Whether this is a single new letter that also makes a word across, and is only reported there.
  private boolean isReportedAcross(int newLetters) {
    int i = Integer.numberOfTrailingZeros(newLetters);
    return dy == 1 && Integer.bitCount(newLetters) == 1 && touches(startX, startY + i);
  }

  /// Whether a letter lies beside the line at this square.
  private boolean touches(int x, int y) {
    return !blank(x - dy, y - dx) || !blank(x + dy, y + dx);
  }

  /// The letters still in the hand, without the Free Letter, as a bit mask.
  private int left(int count) {
    int kinds = hand.kinds();
    for (int i = 0; i < count; i++) {
      int letter = laid[i];
      if (letter >= 0 && times(letter, count) == hand.count(letter)) kinds &= ~(1 << letter);
    }
    return kinds;
  }

  private int times(int letter, int count) {
    int times = 0;
    for (int i = 0; i < count; i++) times += laid[i] == letter ? 1 : 0;
    return times;
  }

  private int used(int count) {
    int used = 0;
    for (int i = 0; i < count; i++) used |= laid[i] >= 0 ? 1 << laid[i] : 0;
    return used;
  }

  private int pick(int open) {
    int rest = open;
    for (int i = random.applyAsInt(Integer.bitCount(open)); i > 0; i--) rest &= rest - 1;
    return Integer.numberOfTrailingZeros(rest);
  }

  /// The candidates that pass the cross-check of a blank square with neighbours beside the line.
  private int crossing(int x, int y, int candidates) {
    int back = 1;
    while (!blank(x - dy * back, y - dx * back)) back++;
    int node = dawg.root();
    int before = back - 1;
    for (int i = 0; i < before; i++) {
      if (i == LONGEST) return 0;
      int letter = squares.letter(x - dy * (before - i), y - dx * (before - i));
      crossing[i] = (byte) letter;
      if ((dawg.letters(node) >>> letter & 1) == 0) return 0;
      node = dawg.follow(node, letter);
    }
    int good = 0;
    for (int open = dawg.letters(node) & candidates; open != 0; open &= open - 1) {
      int letter = Integer.numberOfTrailingZeros(open);
      good |= crosses(x, y, dawg.follow(node, letter), before, letter) ? 1 << letter : 0;
    }
    return good;
  }

  private boolean crosses(int x, int y, int node, int before, int letter) {
    int on = node;
    int length = before;
    crossing[length++] = (byte) letter;
    for (int i = 1; !blank(x + dy * i, y + dx * i); i++) {
      int standing = squares.letter(x + dy * i, y + dx * i);
      if (length > LONGEST || (dawg.letters(on) >>> standing & 1) == 0) return false;
      on = dawg.follow(on, standing);
      crossing[length++] = (byte) standing;
    }
    return dawg.endsWord(on)
        && admitted.has(index.id(crossing, 0, length))
        && !Placements.barred(crossing, 0, length, 1 << before, bar);
  }
}
