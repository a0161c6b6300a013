package parlour.lexicon.crossword;

/// The letters on an open table, as a search for crossword placements sees them: x grows to the
/// right, y downwards.
public interface LetterSquares {
  /// What `letter` says of a square where nothing lies.
  int BLANK = -1;

  /// The letter on a square, 0 for A, or [#BLANK]; squares outside the bounds are blank.
  int letter(int x, int y);

  /// No letter lies left of this column.
  int left();

  /// No letter lies above this row.
  int top();

  /// No letter lies right of this column; less than `left` if there is no letter at all.
  int right();

  /// No letter lies below this row; less than `top` if there is no letter at all.
  int bottom();
}
