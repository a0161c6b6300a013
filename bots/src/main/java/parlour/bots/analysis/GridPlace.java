package parlour.bots.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import parlour.engine.Zone;

/// Describes a place on an open grid by the letters that already lie there: players see no
/// coordinates, but they see the U of MUST.
final class GridPlace {
  private static final String[] ORDINALS = {
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"
  };

  /// The letters on the grid, top to bottom and left to right.
  private final TreeMap<Square, Character> letterAt =
      new TreeMap<>(Comparator.comparingInt(Square::y).thenComparingInt(Square::x));

  private record Square(int x, int y) {
    Square step(boolean down, int steps) {
      return down ? new Square(x, y + steps) : new Square(x + steps, y);
    }

    int stepsFrom(Square other) {
      return x - other.x + y - other.y;
    }
  }

  /// A run of letters with an empty square at each end.
  private record Run(Square from, boolean down, String letters) {}

  private GridPlace(Zone.Grid grid) {
    for (Zone.Cell cell : grid.cells()) {
      String text = cell.piece().face().text();
      letterAt.put(new Square(cell.x(), cell.y()), text.isEmpty() ? '?' : text.charAt(0));
    }
  }

  /// Describes a spot such as `1,-1,across` where a word of this length begins: `across, its second
  /// letter on the U of MUST`. Text that is not a spot is returned unchanged.
  static String of(Zone.Grid grid, String spot, int length) {
    String[] parts = spot.split(",");
    if (parts.length != 3 || !isNumber(parts[0]) || !isNumber(parts[1])) return spot;
    Square from = new Square(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    return parts[2] + ", " + new GridPlace(grid).place(from, parts[2].equals("down"), length);
  }

  private static boolean isNumber(String text) {
    int sign = text.startsWith("-") ? 1 : 0;
    if (text.length() == sign || text.length() > 8) return false;
    for (int i = sign; i < text.length(); i++)
      if (text.charAt(i) < '0' || text.charAt(i) > '9') return false;
    return true;
  }

  /// Describes it by a letter that the word crosses, or else by one it lies beside.
  private String place(Square from, boolean down, int length) {
    if (letterAt.isEmpty()) return "anywhere";
    for (int i = 0; i < length; i++) {
      Square square = from.step(down, i);
      if (letterAt.containsKey(square)) return letter(i) + " on " + name(square, !down);
    }
    for (int i = 0; i < length; i++) {
      Square before = from.step(down, i).step(!down, -1);
      Square after = from.step(down, i).step(!down, 1);
      if (letterAt.containsKey(before))
        return letter(i) + (down ? " right of " : " under ") + name(before, !down);
      if (letterAt.containsKey(after))
        return letter(i) + (down ? " left of " : " above ") + name(after, !down);
    }
    return "away from all others";
  }

  private static String letter(int i) {
    return i < ORDINALS.length ? "its " + ORDINALS[i] + " letter" : "its letter " + (i + 1);
  }

  /// Names a letter by the word it belongs to, preferring a word in this direction.
  private String name(Square square, boolean down) {
    Run preferred = run(square, down);
    Run run = preferred.letters.length() > 1 ? preferred : run(square, !down);
    int at = square.stepsFrom(run.from);
    char letter = run.letters.charAt(at);
    List<Integer> letters = new ArrayList<>();
    for (int i = 0; i < run.letters.length(); i++)
      if (run.letters.charAt(i) == letter) letters.add(i);
    List<Run> words = same(run.letters);
    String word = words.size() == 1 ? "" : "the " + which(words.indexOf(run));
    return "the "
        + (letters.size() == 1 ? "" : which(letters.indexOf(at)))
        + letter
        + " of "
        + word
        + run.letters;
  }

  private static String which(int i) {
    return i < ORDINALS.length ? ORDINALS[i] + " " : "";
  }

  private Run run(Square within, boolean down) {
    Square from = within;
    while (letterAt.containsKey(from.step(down, -1))) from = from.step(down, -1);
    StringBuilder letters = new StringBuilder();
    for (Square next = from; letterAt.containsKey(next); next = next.step(down, 1))
      letters.append(letterAt.get(next));
    return new Run(from, down, letters.toString());
  }

  /// All runs of these letters, in reading order.
  private List<Run> same(String letters) {
    List<Run> words = new ArrayList<>();
    for (Square square : letterAt.keySet()) {
      for (boolean down : new boolean[] {false, true}) {
        if (letterAt.containsKey(square.step(down, -1))) continue;
        Run run = run(square, down);
        if (run.letters.equals(letters)) words.add(run);
      }
    }
    return words;
  }
}
