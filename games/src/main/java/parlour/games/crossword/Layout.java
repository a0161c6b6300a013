package parlour.games.crossword;

import java.util.Arrays;
import java.util.List;
import parlour.lexicon.crossword.LetterSquares;

/// The letters on the table: an immutable sheet of squares just large enough for them.
///
/// A square is 0 where nothing lies, otherwise the letter from 1, with [#FREE] added for the Free
/// Letter. The sheet is the smallest that holds all letters with a margin of one blank square
/// around, so equal layouts are equal sheets.
public final class Layout implements LetterSquares {
  public static final Layout EMPTY = new Layout(0, 0, 0, new byte[0], 0);

  private static final int FREE = 32;

  /// A word that could be laid.
  ///
  /// @param entries the word and then the words it makes in crossing
  /// @param fresh which letters of the word are new, the first lowest
  /// @param free which of them is the Free Letter, or -1
  /// @param rest what would be left in the hand
  public record Placement(Move.Lay lay, List<Entry> entries, int fresh, int free, Hand rest) {
    /// The layout once it is laid.
    public Layout on(Layout before) {
      return before.with(entries.getFirst(), fresh, free);
    }
  }

  private final int left;
  private final int top;
  private final int width;
  private final byte[] squares;
  private final int count;

  private Layout(int left, int top, int width, byte[] squares, int count) {
    this.left = left;
    this.top = top;
    this.width = width;
    this.squares = squares;
    this.count = count;
  }

  /// How many letters lie on the table.
  public int count() {
    return count;
  }

  public boolean isEmpty() {
    return count == 0;
  }

  @Override
  public int letter(int x, int y) {
    int square = square(x, y);
    return square == 0 ? BLANK : (square & FREE - 1) - 1;
  }

  public boolean isBlank(int x, int y) {
    return square(x, y) == 0;
  }

  /// Whether the Free Letter lies there.
  public boolean isFree(int x, int y) {
    return (square(x, y) & FREE) != 0;
  }

  /// The kind of card on a square, or none.
  int card(int x, int y) {
    int square = square(x, y);
    return square == 0 ? Pack.NO_CARD : (square & FREE) != 0 ? Pack.FREE : square - 1;
  }

  @Override
  public int left() {
    return left;
  }

  @Override
  public int top() {
    return top;
  }

  @Override
  public int right() {
    return left + width - 1;
  }

  @Override
  public int bottom() {
    return top + height() - 1;
  }

  private int height() {
    return width == 0 ? 0 : squares.length / width;
  }

  private int square(int x, int y) {
    int column = x - left;
    int row = y - top;
    if (column < 0 || column >= width || row < 0 || row >= height()) return 0;
    return squares[row * width + column];
  }

  /// The layout with a word: its letters that `fresh` marks are new, one of them perhaps the Free
  /// Letter.
  Layout with(Entry entry, int fresh, int free) {
    int length = entry.word().length();
    int endX = entry.x() + entry.way().dx * (length - 1);
    int endY = entry.y() + entry.way().dy * (length - 1);
    int left = entry.x() - 1;
    int top = entry.y() - 1;
    int right = endX + 1;
    int bottom = endY + 1;
    if (!isEmpty()) {
      left = Math.min(left, this.left);
      top = Math.min(top, this.top);
      right = Math.max(right, right());
      bottom = Math.max(bottom, bottom());
    }
    Layout roomy = sheet(left, top, right, bottom, count + Integer.bitCount(fresh));
    int at = (entry.y() - roomy.top) * roomy.width + entry.x() - roomy.left;
    int step = entry.way() == Way.ACROSS ? 1 : roomy.width;
    for (int i = 0; i < length; i++, at += step) {
      if ((fresh >>> i & 1) == 0) continue;
      roomy.squares[at] = (byte) (entry.word().charAt(i) - 'a' + 1 + (i == free ? FREE : 0));
    }
    return roomy;
  }

  /// The layout without the letters of a word that `fresh` marks.
  Layout without(Entry entry, int fresh) {
    int left = Integer.MAX_VALUE;
    int top = Integer.MAX_VALUE;
    int right = Integer.MIN_VALUE;
    int bottom = Integer.MIN_VALUE;
    Layout rest = sheet(this.left, this.top, right(), bottom(), count - Integer.bitCount(fresh));
    if (rest.count == 0) return EMPTY;
    for (int i = 0; i < entry.word().length(); i++) {
      if ((fresh >>> i & 1) == 0) continue;
      int x = entry.x() + entry.way().dx * i;
      int y = entry.y() + entry.way().dy * i;
      rest.squares[(y - this.top) * width + x - this.left] = 0;
    }
    for (int at = 0; at < rest.squares.length; at++) {
      if (rest.squares[at] == 0) continue;
      int x = this.left + at % width;
      int y = this.top + at / width;
      left = Math.min(left, x - 1);
      right = Math.max(right, x + 1);
      top = Math.min(top, y - 1);
      bottom = Math.max(bottom, y + 1);
    }
    return rest.sheet(left, top, right, bottom, rest.count);
  }

  /// A copy on a sheet of these bounds.
  private Layout sheet(int left, int top, int right, int bottom, int count) {
    int wide = right - left + 1;
    byte[] copy = new byte[wide * (bottom - top + 1)];
    int from = Math.max(left, this.left);
    int length = Math.min(right, right()) - from + 1;
    for (int y = Math.max(top, this.top); y <= Math.min(bottom, bottom()); y++) {
      System.arraycopy(
          squares,
          (y - this.top) * width + from - this.left,
          copy,
          (y - top) * wide + from - left,
          length);
    }
    return new Layout(left, top, wide, copy, count);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Layout that
        && left == that.left
        && top == that.top
        && width == that.width
        && Arrays.equals(squares, that.squares);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(squares) * 31 + left * 7 + top;
  }

  /// The letters in their rows.
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int y = top + 1; y < bottom(); y++) {
      for (int x = left + 1; x < right(); x++) {
        int letter = letter(x, y);
        out.append(letter == BLANK ? '.' : (char) ((isFree(x, y) ? 'a' : 'A') + letter));
      }
      out.append('\n');
    }
    return out.toString();
  }
}
