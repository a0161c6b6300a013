package parlour.games.crossword;

import java.util.Locale;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.WholeNumber;

/// Moves as answers, and back.
final class Notation {
  static final String LAY = "lay";
  static final String LAY_FREE = "lay-free";
  static final String EXCHANGE = "exchange";
  static final String DRAW = "draw";
  static final String CHALLENGE = "challenge";
  static final String LET_STAND = "let-stand";

  static final String STOCK = "stock";
  static final String SHOWN = "shown";

  private static final int FARTHEST = 999;

  private Notation() {}

  static Optional<Move> read(Answer answer) {
    return switch (answer.verb()) {
      case LAY -> lay(answer, Move.UNSAID);
      case LAY_FREE -> layFree(answer);
      case EXCHANGE -> discard(answer.text("card").strip());
      case DRAW -> draw(answer.text("from").strip());
      case CHALLENGE -> entry(answer.text("word")).map(Move.Challenge::new);
      case LET_STAND -> Optional.of(new Move.LetStand());
      default -> Optional.empty();
    };
  }

  static Answer write(Move move) {
    return switch (move) {
      case Move.Lay(Entry entry, int free) ->
          free < 0
              ? Answer.of(LAY, "at", square(entry), "word", entry.shown())
              : Answer.of(
                  LAY_FREE, "at", square(entry), "word", entry.shown(), "free", Pack.name(free));
      case Move.Discard(int kind) -> Answer.of(EXCHANGE, "card", "h." + Pack.sign(kind));
      case Move.Draw(boolean shown) -> Answer.of(DRAW, "from", shown ? SHOWN : STOCK);
      case Move.Challenge(Entry entry) -> Answer.of(CHALLENGE, "word", value(entry));
      case Move.LetStand() -> Answer.of(LET_STAND);
    };
  }

  /// A word in a field: where it begins, which way it reads, and how it is spelt.
  static String value(Entry entry) {
    return square(entry) + "," + entry.shown();
  }

  private static String square(Entry entry) {
    return entry.x() + "," + entry.y() + "," + entry.way();
  }

  private static Optional<Move> layFree(Answer answer) {
    String free = answer.text("free").strip();
    int letter = free.length() == 1 ? Pack.kind(free.charAt(0)) : Pack.NO_CARD;
    return letter == Pack.NO_CARD || letter == Pack.FREE ? Optional.empty() : lay(answer, letter);
  }

  /// A word to be laid; a star in it is what the Free Letter stands for, where that was said.
  private static Optional<Move> lay(Answer answer, int free) {
    String word = answer.text("word").strip();
    String whole = free < 0 ? word : word.replace('*', Pack.sign(free));
    return entry(answer.text("at").strip() + "," + whole).map(entry -> new Move.Lay(entry, free));
  }

  /// Reads `x,y,across,WORD`; the word may hold stars.
  private static Optional<Entry> entry(String text) {
    String[] parts = text.strip().split(",", -1);
    if (parts.length != 4) return Optional.empty();
    int x = WholeNumber.of(parts[0].strip(), FARTHEST + 1);
    int y = WholeNumber.of(parts[1].strip(), FARTHEST + 1);
    String way = parts[2].strip().toLowerCase(Locale.ROOT);
    String word = parts[3].strip().toLowerCase(Locale.ROOT);
    if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST || !isSpelt(word)) return Optional.empty();
    for (Way each : Way.values()) {
      if (each.toString().equals(way)) return Optional.of(new Entry(x, y, each, word));
    }
    return Optional.empty();
  }

  private static boolean isSpelt(String word) {
    for (int i = 0; i < word.length(); i++)
      if (Pack.kind(word.charAt(i)) == Pack.NO_CARD) return false;
    return !word.isEmpty() && word.length() <= 2 * Fit.LONGEST;
  }

  /// A card of the hand: `h.e`, or `h.e.2` for the second.
  private static Optional<Move> discard(String id) {
    boolean named =
        id.startsWith("h.") && (id.length() == 3 || id.length() == 5 && id.charAt(3) == '.');
    int kind = named ? Pack.kind(id.charAt(2)) : Pack.NO_CARD;
    return kind == Pack.NO_CARD ? Optional.empty() : Optional.of(new Move.Discard(kind));
  }

  private static Optional<Move> draw(String pile) {
    return switch (pile) {
      case STOCK -> Optional.of(new Move.Draw(false));
      case SHOWN -> Optional.of(new Move.Draw(true));
      default -> Optional.empty();
    };
  }
}
