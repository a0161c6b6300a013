package parlour.bots.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import parlour.engine.Zone;

/// Says where on an open grid a word would lie, by the letters that lie there already: nobody sees
/// the numbers of squares, but everybody the U of MUST.
final class GridPlace {
  private static final String[] ORDINALS = {
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"
  };

  /// What lies there, from the top to the bottom and from the left to the right.
  private final TreeMap<Square, Character> lying =
      new TreeMap<>(Comparator.comparingInt(Square::y).thenComparingInt(Square::x));

  private record Square(int x, int y) {
    Square step(boolean down, int steps) {
      return down ? new Square(x, y + steps) : new Square(x + steps, y);
    }

    int stepsFrom(Square other) {
      return x - other.x + y - other.y;
    }
  }

  /// Letters one after another, with a blank at each end.
  private record Run(Square from, boolean down, String letters) {}

  private GridPlace(Zone.Grid grid) {
    for (Zone.Cell cell : grid.cells()) {
      String text = cell.piece().face().text();
      lying.put(new Square(cell.x(), cell.y()), text.isEmpty() ? '?' : text.charAt(0));
    }
  }

  /// The words for a spot such as `1,-1,across`, where a word of so many letters begins: `across,
  /// its second letter on the U of MUST`. What is no spot is said as it stands.
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

  /// By a letter that the word takes in, or else by one beside which it comes to lie.
  private String place(Square from, boolean down, int length) {
    if (lying.isEmpty()) return "anywhere";
    for (int i = 0; i < length; i++) {
      Square square = from.step(down, i);
      if (lying.containsKey(square)) return letter(i) + " on " + name(square, !down);
    }
    for (int i = 0; i < length; i++) {
      Square before = from.step(down, i).step(!down, -1);
      Square after = from.step(down, i).step(!down, 1);
      if (lying.containsKey(before))
        return letter(i) + (down ? " right of " : " under ") + name(before, !down);
      if (lying.containsKey(after))
        return letter(i) + (down ? " left of " : " above ") + name(after, !down);
    }
    return "away from all others";
  }

  private static String letter(int i) {
    return i < ORDINALS.length ? "its " + ORDINALS[i] + " letter" : "its letter " + (i + 1);
  }

  /// A letter by the word in which it stands, if there is one that runs that way by that.
  private String name(Square square, boolean down) {
    Run that = run(square, down);
    Run run = that.letters.length() > 1 ? that : run(square, !down);
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
    while (lying.containsKey(from.step(down, -1))) from = from.step(down, -1);
    StringBuilder letters = new StringBuilder();
    for (Square next = from; lying.containsKey(next); next = next.step(down, 1))
      letters.append(lying.get(next));
    return new Run(from, down, letters.toString());
  }

  /// All words with these letters, in the order in which one reads them.
  private List<Run> same(String letters) {
    List<Run> words = new ArrayList<>();
    for (Square square : lying.keySet()) {
      for (boolean down : new boolean[] {false, true}) {
        if (lying.containsKey(square.step(down, -1))) continue;
        Run run = run(square, down);
        if (run.letters.equals(letters)) words.add(run);
      }
    }
    return words;
  }
}
