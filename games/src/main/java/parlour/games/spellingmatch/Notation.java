package parlour.games.spellingmatch;

import java.util.Optional;
import parlour.engine.Seat;
import parlour.engine.WholeNumber;

/// The ids of what lies on the table: `s2.0` is the first stack of the third player, and
/// `w1.0.slate` the first word before the second player.
final class Notation {
  private Notation() {}

  /// The id of a stack.
  static String stack(Seat author, int number) {
    return "s" + author.index() + "." + number;
  }

  static String id(Move.Take stack) {
    return stack(stack.author(), stack.number());
  }

  /// The id of a word on the table.
  static String word(Seat whose, int place, String word) {
    return "w" + whose.index() + "." + place + "." + word;
  }

  static String id(Move.Challenge word) {
    return word(word.whose(), word.place(), word.word());
  }

  /// The stack an id names, as it is taken.
  static Optional<Move.Take> stack(String id) {
    String[] parts = id.split("\\.", 2);
    if (parts.length < 2) return Optional.empty();
    Seat author = seat("s", parts[0]);
    int number = WholeNumber.after("", parts[1]);
    return author.isNobody() || number < 0
        ? Optional.empty()
        : Optional.of(new Move.Take(author, number));
  }

  /// The word an id names, as it is challenged.
  static Optional<Move.Challenge> word(String id) {
    String[] parts = id.split("\\.", 3);
    if (parts.length < 3) return Optional.empty();
    Seat whose = seat("w", parts[0]);
    int place = WholeNumber.after("", parts[1]);
    return whose.isNobody() || place < 0
        ? Optional.empty()
        : Optional.of(new Move.Challenge(whose, place, parts[2]));
  }

  private static Seat seat(String kind, String id) {
    int number = WholeNumber.after(kind, id);
    return number < Seat.MOST ? Seat.of(number) : Seat.NOBODY;
  }
}
