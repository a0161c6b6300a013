package parlour.games.crossword;

import java.util.Locale;

/// A word where it lies in the layout, like an entry of a crossword.
///
/// @param x the column of its first letter, growing to the right
/// @param y the row of its first letter, growing downward
/// @param word in small letters
public record Entry(int x, int y, Way way, String word) {
  /// Whether the two have a square in common.
  boolean meets(Entry other) {
    if (way == other.way) {
      int from = way == Way.ACROSS ? x : y;
      int begin = way == Way.ACROSS ? other.x : other.y;
      boolean sameLine = way == Way.ACROSS ? y == other.y : x == other.x;
      return sameLine && from < begin + other.word.length() && begin < from + word.length();
    }
    Entry across = way == Way.ACROSS ? this : other;
    Entry down = way == Way.ACROSS ? other : this;
    return down.x >= across.x
        && down.x < across.x + across.word.length()
        && across.y >= down.y
        && across.y < down.y + down.word.length();
  }

  /// In capitals.
  public String shown() {
    return word.toUpperCase(Locale.ROOT);
  }
}
