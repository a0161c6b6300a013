package parlour.e2e;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A word that a hint names, located as a person would: by the letters on the grid that the hint
/// mentions.
///
/// @param x the column of its first letter
/// @param y the row of its first letter
/// @param down whether it runs down
record HintedWord(int x, int y, boolean down, String letters) {
  private static final Pattern LAY = Pattern.compile("Lay ([A-Z]+): (across|down), ([^.]+)\\.");

  private static final Pattern GRID_PLACE =
      Pattern.compile(
          "its ([a-z]+) letter (on|under|above|left of|right of)"
              + " the ([a-z]* ?)([A-Z]) of (?:the )?([a-z]* ?)([A-Z]+)");

  private static final List<String> ORDINALS =
      List.of(
          "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
          "tenth");

  /// Reads a hint with the grid it refers to, whose letters are keyed by square, such as `1,-1`;
  /// empty if the hint is not about laying a word.
  static Optional<HintedWord> read(String hint, Map<String, String> grid) {
    Matcher match = LAY.matcher(hint);
    if (!match.find()) return Optional.empty();
    boolean down = match.group(2).equals("down");
    HintedWord first = new HintedWord(0, 0, down, match.group(1));
    Matcher place = GRID_PLACE.matcher(match.group(3));
    return Optional.of(place.matches() ? first.at(place, grid) : first);
  }

  private HintedWord at(Matcher place, Map<String, String> grid) {
    HintedWord other = lying(grid, place.group(6)).get(which(place.group(5)));
    int at = -1;
    for (int i = 0; i <= which(place.group(3)); i++)
      at = other.letters.indexOf(place.group(4), at + 1);
    int own = which(place.group(1));
    int left = other.x + (other.down ? 0 : at) - (down ? 0 : own);
    int top = other.y + (other.down ? at : 0) - (down ? own : 0);
    return switch (place.group(2)) {
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

  /// The places of a word on a grid, from top to bottom and left to right.
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
