package parlour.bench;

import java.util.ArrayList;
import java.util.List;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;
import parlour.lexicon.WordSet;
import parlour.lexicon.crossword.LetterSquares;
import parlour.lexicon.crossword.Placements;

/// A random crossword, grown from hands of six cards.
final class RandomCrossword implements LetterSquares {
  private static final int SIZE = 256;

  private final byte[] squares = new byte[SIZE * SIZE];
  private int left = SIZE;
  private int top = SIZE;
  private int right = -SIZE;
  private int bottom = -SIZE;

  /// Lays random placements until the grid has this many words, crossing words included.
  static RandomCrossword grown(WordIndex index, WordSet admitted, Queries queries, int words) {
    RandomCrossword grid = new RandomCrossword();
    while (grid.words() < words) {
      List<int[]> found = new ArrayList<>();
      Placements.find(
          new Placements.Query(
              index, grid, Letters.of(queries.hand(6)), false, admitted, Placements.Bar.NONE),
          (x, y, across, id, fresh, free) -> found.add(new int[] {x, y, across ? 1 : 0, id}));
      if (!found.isEmpty()) {
        int[] one = found.get(queries.below(found.size()));
        grid.lay(one[0], one[1], one[2] == 1, index.word(one[3]));
      }
    }
    return grid;
  }

  private void lay(int x, int y, boolean across, String word) {
    for (int i = 0; i < word.length(); i++) {
      int column = across ? x + i : x;
      int row = across ? y : y + i;
      squares[place(column, row)] = (byte) (word.charAt(i) - 'a' + 1);
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
    }
  }

  private int words() {
    int words = 0;
    for (int y = top; y <= bottom; y++) {
      for (int x = left; x <= right; x++) {
        if (letter(x, y) != BLANK) {
          words += letter(x - 1, y) == BLANK && letter(x + 1, y) != BLANK ? 1 : 0;
          words += letter(x, y - 1) == BLANK && letter(x, y + 1) != BLANK ? 1 : 0;
        }
      }
    }
    return words;
  }

  private static int place(int x, int y) {
    return (y + SIZE / 2) * SIZE + x + SIZE / 2;
  }

  @Override
  public int letter(int x, int y) {
    return squares[place(x, y)] - 1;
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
    return right;
  }

  @Override
  public int bottom() {
    return bottom;
  }
}
