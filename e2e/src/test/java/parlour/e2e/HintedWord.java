package parlour.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A word as a hint names it, found as a person finds it: by the letters that lie on the grid.
///
/// @param x the square where it begins
/// @param down whether it runs down
record HintedWord(int x, int y, boolean down, String letters) {
  private static final Pattern LAY =
      Pattern.compile("Lay a word: ([A-Z]+), (across|down), ([^.]+)\\.");

  private static final Pattern LANDMARK =
      Pattern.compile(
          "its ([a-z]+) letter (on|under|above|left of|right of)"
              + " the ([a-z]* ?)([A-Z]) of (?:the )?([a-z]* ?)([A-Z]+)");

  private static final List<String> ORDINALS =
      List.of(
          "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
          "tenth");

  /// Reads a hint before a grid, which has its letters by their squares, such as `1,-1`; nothing
  /// where the hint is of something else than a word.
  static Optional<HintedWord> read(String hint, Map<String, String> grid) {
    Matcher match = LAY.matcher(hint);
    if (!match.find()) return Optional.empty();
    boolean down = match.group(2).equals("down");
    HintedWord first = new HintedWord(0, 0, down, match.group(1));
    Matcher landmark = LANDMARK.matcher(match.group(3));
    return Optional.of(landmark.matches() ? first.by(landmark, grid) : first);
  }

  private HintedWord by(Matcher landmark, Map<String, String> grid) {
    HintedWord other = lying(grid, landmark.group(6)).get(which(landmark.group(5)));
    int at = -1;
    for (int i = 0; i <= which(landmark.group(3)); i++)
      at = other.letters.indexOf(landmark.group(4), at + 1);
    int own = which(landmark.group(1));
    int left = other.x + (other.down ? 0 : at) - (down ? 0 : own);
    int top = other.y + (other.down ? at : 0) - (down ? own : 0);
    return switch (landmark.group(2)) {
      case "under" -> new HintedWord(left, top + 1, down, letters);
      case "above" -> new HintedWord(left, top - 1, down, letters);
      case "left of" -> new HintedWord(left - 1, top, down, letters);
      case "right of" -> new HintedWord(left + 1, top, down, letters);
      default -> new HintedWord(left, top, down, letters);
    };
  }

  private static int which(String ordinal) {
    return ordinal.isEmpty() ? 0 : ORDINALS.indexOf(ordinal.strip());
  }

  /// Where a word lies on a grid, from the top to the bottom and from the left to the right.
  private static List<HintedWord> lying(Map<String, String> grid, String word) {
    List<HintedWord> found = new ArrayList<>();
    for (String square : grid.keySet()) {
      String[] at = square.split(",");
      for (boolean down : new boolean[] {false, true}) {
        HintedWord one =
            new HintedWord(Integer.parseInt(at[0]), Integer.parseInt(at[1]), down, word);
        boolean here =
            !grid.containsKey(one.square(-1)) && !grid.containsKey(one.square(word.length()));
        for (int i = 0; i < word.length(); i++)
          here &= String.valueOf(word.charAt(i)).equals(letter(grid, one.square(i)));
        if (here) found.add(one);
      }
    }
    found.sort((a, b) -> a.y != b.y ? Integer.compare(a.y, b.y) : Integer.compare(a.x, b.x));
    return found;
  }

  private static String letter(Map<String, String> grid, String square) {
    return grid.getOrDefault(square, " ").substring(0, 1);
  }

  String square(int letter) {
    return (x + (down ? 0 : letter)) + "," + (y + (down ? letter : 0));
  }
}
