package parlour.games.wordbuilding;

/// Lays the letters in the order of a word in mind, and finds the place of the new one.
///
/// @param laid the letters, the new one with them, in the order of the word
/// @param spread the same with a gap wherever letters are still to come
/// @param transposed whether the old letters had to change their order
/// @param syllable whether the new letter begins a syllable none of whose letters lay there before
public record Layout(String laid, String spread, boolean transposed, boolean syllable) {
  /// Stands for any number of letters that are still to come.
  public static final char GAP = '\u00B7';

  private static final int NOWHERE = -1;

  /// In the first part: the letters laid begin the word, and its next letter follows them.
  public static Layout next(String laid, String word, int starts) {
    String more = word.substring(0, laid.length() + 1);
    return new Layout(more, more, false, (starts >>> laid.length() & 1) != 0);
  }

  /// In the second part: the word holds all letters laid, in whatever order, and the new one. Of
  /// several ways the one that begins a syllable is preferred, but the old order is kept wherever
  /// it can be.
  public static Layout built(String laid, String word, char letter, int starts) {
    Layout first = built(laid, word, letter, starts, true);
    if (first.syllable || first.transposed) return first;
    Layout other = built(laid, word, letter, starts, false);
    return other.syllable ? other : first;
  }

  private static Layout built(
      String laid, String word, char letter, int starts, boolean fromTheLeft) {
    int filled = inOrder(laid, word, fromTheLeft);
    boolean transposed = filled == NOWHERE;
    if (transposed) filled = inAnyOrder(laid, word);
    int place = NOWHERE;
    boolean syllable = false;
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) != letter || (filled >>> i & 1) != 0) continue;
      boolean begins = (starts >>> i & 1) != 0 && (filled & syllable(starts, i)) == 0;
      if (place != NOWHERE && (syllable || !begins)) continue;
      place = i;
      syllable = begins;
    }
    return spread(word, filled | 1 << place, transposed, syllable);
  }

  /// The places from a syllable's first letter to the next syllable's.
  private static int syllable(int starts, int from) {
    int later = starts & (-2 << from);
    int end = later == 0 ? 0 : later & -later;
    return (end - 1) & (-1 << from);
  }

  /// The places of the letters in the word, in their order, as far to the left or the right as they
  /// go; or nowhere.
  private static int inOrder(String laid, String word, boolean fromTheLeft) {
    int filled = 0;
    int next = fromTheLeft ? 0 : laid.length() - 1;
    int step = fromTheLeft ? 1 : -1;
    int from = fromTheLeft ? 0 : word.length() - 1;
    for (int i = from; i >= 0 && i < word.length() && next >= 0 && next < laid.length(); i += step)
      if (word.charAt(i) == laid.charAt(next)) {
        filled |= 1 << i;
        next += step;
      }
    return next < 0 || next == laid.length() ? filled : NOWHERE;
  }

  private static int inAnyOrder(String laid, String word) {
    int filled = 0;
    for (int k = 0; k < laid.length(); k++) {
      for (int i = 0; i < word.length(); i++) {
        if (word.charAt(i) != laid.charAt(k) || (filled >>> i & 1) != 0) continue;
        filled |= 1 << i;
        break;
      }
    }
    return filled;
  }

  private static Layout spread(String word, int filled, boolean transposed, boolean syllable) {
    StringBuilder laid = new StringBuilder();
    StringBuilder spread = new StringBuilder();
    for (int i = 0; i < word.length(); i++) {
      if ((filled >>> i & 1) != 0) {
        laid.append(word.charAt(i));
        spread.append(word.charAt(i));
      } else if (spread.isEmpty() || spread.charAt(spread.length() - 1) != GAP) {
        spread.append(GAP);
      }
    }
    return new Layout(laid.toString(), spread.toString(), transposed, syllable);
  }
}
