package parlour.games.spellingmatch;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Seat;
import parlour.engine.WholeNumber;

/// Writes moves as answers and reads them back: `s2.0` is the first stack of the third player, and
/// `w1.0.slate` the first word before the second player.
final class Notation {
  private Notation() {}

  static Optional<Move> read(Answer answer) {
    String word = answer.written("word");
    Seat whom = answer.seat("whom");
    return switch (answer.verb()) {
      case "choose" -> Optional.of(new Move.Choose(word));
      case "call" -> Optional.of(new Move.Call());
      case "take" -> take(answer.text("stack").strip());
      case "spell" -> Optional.of(new Move.Spell(word));
      case "prove" -> Optional.of(new Move.Prove());
      case "form" -> whom.isNobody() ? Optional.empty() : Optional.of(new Move.Form(whom, word));
      case "concede" -> whom.isNobody() ? Optional.empty() : Optional.of(new Move.Concede(whom));
      case "game" -> Optional.of(new Move.Game());
      case "challenge" -> challenge(answer.text("word").strip());
      case "content" -> Optional.of(new Move.Content());
      default -> Optional.empty();
    };
  }

  static Answer write(Move move) {
    return switch (move) {
      case Move.Choose(String word) -> Answer.of("choose", "word", capitals(word));
      case Move.Call() -> Answer.of("call");
      case Move.Take(Seat author, int number) -> Answer.of("take", "stack", stack(author, number));
      case Move.Spell(String word) -> Answer.of("spell", "word", capitals(word));
      case Move.Prove() -> Answer.of("prove");
      case Move.Form(Seat caller, String word) ->
          Answer.of("form", "whom", String.valueOf(caller.index()), "word", capitals(word));
      case Move.Concede(Seat caller) ->
          Answer.of("concede", "whom", String.valueOf(caller.index()));
      case Move.Game() -> Answer.of("game");
      case Move.Challenge(Seat whose, int place, String word) ->
          Answer.of("challenge", "word", word(whose, place, word));
      case Move.Content() -> Answer.of("content");
    };
  }

  /// The id of a stack.
  static String stack(Seat author, int number) {
    return "s" + author.index() + "." + number;
  }

  /// The id of a word on the table.
  static String word(Seat whose, int place, String word) {
    return "w" + whose.index() + "." + place + "." + word;
  }

  private static Optional<Move> take(String id) {
    int dot = id.indexOf('.');
    int author = dot < 0 ? -1 : WholeNumber.after("s", id.substring(0, dot));
    int number = dot < 0 ? -1 : WholeNumber.after("", id.substring(dot + 1));
    return author < 0 || author >= Seat.MOST || number < 0
        ? Optional.empty()
        : Optional.of(new Move.Take(Seat.of(author), number));
  }

  private static Optional<Move> challenge(String id) {
    int dot = id.indexOf('.');
    int next = dot < 0 ? -1 : id.indexOf('.', dot + 1);
    int whose = dot < 0 ? -1 : WholeNumber.after("w", id.substring(0, dot));
    int place = next < 0 ? -1 : WholeNumber.after("", id.substring(dot + 1, next));
    return whose < 0 || whose >= Seat.MOST || place < 0
        ? Optional.empty()
        : Optional.of(new Move.Challenge(Seat.of(whose), place, id.substring(next + 1)));
  }
}
