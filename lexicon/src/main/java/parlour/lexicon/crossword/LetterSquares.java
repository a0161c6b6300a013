package parlour.lexicon.crossword;

/// The grid a search for crossword placements reads; x grows to the right, y downwards.
public interface LetterSquares {
  /// The value of `letter` for an empty square.
  int BLANK = -1;

  /// The letter on a square, 0 for A, or [#BLANK]; squares outside the bounds are blank.
  int letter(int x, int y);

  /// The left bound: no letter lies further left.
  int left();

  /// The upper bound: no letter lies further up.
  int top();

  /// The right bound: no letter lies further right; less than `left` if the grid is empty.
  int right();

  /// The lower bound: no letter lies further down; less than `top` if the grid is empty.
  int bottom();
}
