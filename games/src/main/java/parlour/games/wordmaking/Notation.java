package parlour.games.wordmaking;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import parlour.engine.Answer;
import parlour.engine.WholeNumber;
import parlour.games.material.letters.LetterFaces;

/// Writes moves as answers and reads them back.
///
/// `w7` is the word of that number, and so is any of its letters, such as `w7.m`; `p.m` is an M of
/// the pool and `d.m` the M drawn.
final class Notation {
  static final String POOL = "p";
  static final String DRAWN = "d";

  private Notation() {}

  static Optional<Move> read(Answer answer) {
    return switch (answer.verb()) {
      case "draw" -> Optional.of(new Move.Draw());
      case "pass" -> Optional.of(new Move.Pass());
      case "spell" -> spell(answer);
      case "doubt" -> named(answer).map(Move.Doubt::new);
      case "consult" -> named(answer).map(number -> new Move.Vote(number, true));
      case "stand" -> named(answer).map(number -> new Move.Vote(number, false));
      default -> Optional.empty();
    };
  }

  static Answer write(Move move) {
    return switch (move) {
      case Move.Draw() -> Answer.of("draw");
      case Move.Pass() -> Answer.of("pass");
      case Move.Spell(String word, List<Integer> of) ->
          Answer.of("spell", "word", LetterFaces.capitals(word), "of", ids(of));
      case Move.Doubt(int number) -> Answer.of("doubt", "word", id(number));
      case Move.Vote(int number, boolean consult) ->
          Answer.of(consult ? "consult" : "stand", "word", id(number));
    };
  }

  static String id(int number) {
    return number == 0 ? POOL : "w" + number;
  }

  private static String ids(List<Integer> numbers) {
    return String.join(" ", numbers.stream().map(Notation::id).toList());
  }

  private static Optional<Move> spell(Answer answer) {
    String word = answer.word("word");
    if (word.isEmpty()) return Optional.empty();
    TreeSet<Integer> words = new TreeSet<>();
    for (String id : answer.ids("of")) {
      int number = number(id);
      if (number < 0) return Optional.empty();
      words.add(number);
    }
    // Whoever touches a word and loose letters means the word.
    if (words.size() > 1) words.remove(0);
    return Optional.of(new Move.Spell(word, List.copyOf(words)));
  }

  private static Optional<Integer> named(Answer answer) {
    List<String> ids = answer.ids("word");
    int number = ids.size() == 1 ? number(ids.getFirst()) : -1;
    return number > 0 ? Optional.of(number) : Optional.empty();
  }

  /// The number of the word an id names, 0 for loose letters, or -1 where it names nothing.
  private static int number(String id) {
    String zone = id.indexOf('.') < 0 ? id : LetterFaces.zone(id);
    if (zone.equals(POOL) || zone.equals(DRAWN)) return 0;
    int number = WholeNumber.after("w", zone);
    return number == 0 ? -1 : number;
  }
}
