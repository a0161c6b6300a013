package parlour.games.crossword;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.WholeNumber;
import parlour.games.material.Part;
import parlour.games.material.letters.LetterFaces;

/// How cards, squares and words stand in scenes and answers.
final class Notation {
  static final String STOCK = "stock";
  static final String SHOWN = "shown";

  private static final int FARTHEST = 999;

  private Notation() {}

  /// Where a word begins and which way it reads: `x,y,across`.
  record Square(int x, int y, Way way) {
    Entry entry(String word) {
      return new Entry(x, y, way, word);
    }

    @Override
    public String toString() {
      return x + "," + y + "," + way;
    }
  }

  static <M> Part<M, Square> square(Function<M, Entry> entry) {
    return Part.of("at", move -> square(entry.apply(move)), Notation::square, Square::toString);
  }

  /// A word; it may hold stars.
  static <M> Part<M, String> word(Function<M, Entry> entry) {
    return Part.of("word", move -> entry.apply(move).word(), Notation::word, LetterFaces::capitals);
  }

  /// A word where it lies.
  static <M> Part<M, Entry> entry(Function<M, Entry> entry) {
    return Part.of("word", entry, Notation::entry, Notation::value);
  }

  /// A letter of the alphabet.
  static <M> Part<M, Integer> letter(String name, Function<M, Integer> kind) {
    return Part.of(
        name,
        kind,
        text ->
            Optional.of(text.length() == 1 ? Pack.kind(text.charAt(0)) : Pack.NO_CARD)
                .filter(letter -> letter != Pack.NO_CARD && letter != Pack.FREE),
        Pack::name);
  }

  /// A card of the hand: `h.e`, or `h.e.2` for the second.
  static <M> Part<M, Integer> card(Function<M, Integer> kind) {
    return Part.of("card", kind, Notation::kind, card -> "h." + Pack.sign(card));
  }

  /// The stock, or the cards turned up.
  static <M> Part<M, Boolean> pile(Function<M, Boolean> shown) {
    return Part.of(
        "from",
        shown,
        pile ->
            switch (pile) {
              case STOCK -> Optional.of(false);
              case SHOWN -> Optional.of(true);
              default -> Optional.empty();
            },
        up -> up ? SHOWN : STOCK);
  }

  /// A word in a field: where it begins, which way it reads, and how it is spelt.
  static String value(Entry entry) {
    return square(entry) + "," + entry.shown();
  }

  private static Square square(Entry entry) {
    return new Square(entry.x(), entry.y(), entry.way());
  }

  private static Optional<Entry> entry(String text) {
    int comma = text.lastIndexOf(',');
    if (comma < 0) return Optional.empty();
    return square(text.substring(0, comma))
        .flatMap(square -> word(text.substring(comma + 1)).map(square::entry));
  }

  private static Optional<Square> square(String text) {
    String[] parts = text.split(",", -1);
    if (parts.length != 3) return Optional.empty();
    int x = WholeNumber.of(parts[0].strip(), FARTHEST + 1);
    int y = WholeNumber.of(parts[1].strip(), FARTHEST + 1);
    if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) return Optional.empty();
    return Arrays.stream(Way.values())
        .filter(way -> way.toString().equals(parts[2].strip().toLowerCase(Locale.ROOT)))
        .map(way -> new Square(x, y, way))
        .findFirst();
  }

  private static Optional<String> word(String text) {
    String word = text.strip().toLowerCase(Locale.ROOT);
    boolean spelt = word.chars().noneMatch(sign -> Pack.kind((char) sign) == Pack.NO_CARD);
    return spelt && !word.isEmpty() && word.length() <= 2 * Fit.LONGEST
        ? Optional.of(word)
        : Optional.empty();
  }

  private static Optional<Integer> kind(String id) {
    boolean named =
        id.startsWith("h.") && (id.length() == 3 || id.length() == 5 && id.charAt(3) == '.');
    int kind = named ? Pack.kind(id.charAt(2)) : Pack.NO_CARD;
    return kind == Pack.NO_CARD ? Optional.empty() : Optional.of(kind);
  }
}
