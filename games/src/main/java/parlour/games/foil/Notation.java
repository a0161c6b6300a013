package parlour.games.foil;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.WholeNumber;
import parlour.games.foil.words.Subject;
import parlour.games.material.letters.LetterFaces;

/// Writes moves as answers and reads them back. Ids tell what they name without the scene: `h.k` a
/// K of the hand, `w0.k` one out of its first word, `d.3` the third discard from the top, `w.0` the
/// first word, `v.0` the first word voted on.
final class Notation {
  private Notation() {}

  static Optional<Move> read(Answer answer) {
    return switch (answer.verb()) {
      case "name", "subject" -> Optional.of(new Move.Name(Subject.named(answer.text("subject"))));
      case "draw" -> Optional.of(new Move.Draw());
      case "take" -> number(answer.text("depth"), "d.").map(Move.Take::new);
      case "discard" -> letter(answer.text("card")).map(Move.Discard::new);
      case "lay" -> Optional.of(new Move.Lay(answer.word("word")));
      case "unlay" -> number(answer.text("line"), "w.").map(Move.Unlay::new);
      case "knock" ->
          answer.text("card").isBlank()
              ? Optional.of(new Move.Knock(Move.Knock.KEEP))
              : letter(answer.text("card")).map(Move.Knock::new);
      case "mix" ->
          answer.text("line").isBlank()
              ? Optional.of(new Move.Mix(Move.Mix.FITTING, answer.word("scramble")))
              : number(answer.text("line"), "w.")
                  .map(line -> new Move.Mix(line, answer.word("scramble")));
      case "shuffle" -> number(answer.text("line"), "w.").map(Move.Shuffle::new);
      case "ready" -> Optional.of(new Move.Ready());
      case "write" ->
          number(answer.text("line"), "w.")
              .map(line -> new Move.Write(line, written(answer.text("word"))));
      case "down" -> Optional.of(new Move.PencilDown());
      case "vote" -> doubts(answer.ids("words"));
      case "go-on" -> Optional.of(new Move.GoOn());
      default -> Optional.empty();
    };
  }

  static Answer write(Move move) {
    return switch (move) {
      case Move.Name(Subject subject) ->
          Answer.of("name", "subject", LetterFaces.capitals(subject.name()));
      case Move.Draw() -> Answer.of("draw");
      case Move.Take(int count) -> Answer.of("take", "depth", "d." + count);
      case Move.Discard(char letter) -> Answer.of("discard", "card", "h." + letter);
      case Move.Lay(String word) -> Answer.of("lay", "word", LetterFaces.capitals(word));
      case Move.Unlay(int line) -> Answer.of("unlay", "line", line(line));
      case Move.Knock(char discard) ->
          discard == Move.Knock.KEEP
              ? Answer.of("knock")
              : Answer.of("knock", "card", "h." + discard);
      case Move.Mix(int line, String scramble) ->
          line == Move.Mix.FITTING
              ? Answer.of("mix", "scramble", LetterFaces.capitals(scramble))
              : Answer.of("mix", "line", line(line), "scramble", LetterFaces.capitals(scramble));
      case Move.Shuffle(int line) -> Answer.of("shuffle", "line", line(line));
      case Move.Ready() -> Answer.of("ready");
      case Move.Write(int line, String word) ->
          Answer.of("write", "line", line(line), "word", LetterFaces.capitals(word));
      case Move.PencilDown() -> Answer.of("down");
      case Move.Vote(long doubts) -> Answer.of("vote", "words", ids(doubts));
      case Move.GoOn() -> Answer.of("go-on");
    };
  }

  static String line(int line) {
    return "w." + line;
  }

  /// What a hand writes on paper, in small letters.
  static String written(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  private static Optional<Character> letter(String id) {
    char letter = LetterFaces.letter(id);
    return letter == LetterFaces.NONE ? Optional.empty() : Optional.of(letter);
  }

  private static Optional<Integer> number(String id, String prefix) {
    int number = WholeNumber.after(prefix, id);
    return number < 0 ? Optional.empty() : Optional.of(number);
  }

  private static Optional<Move> doubts(List<String> ids) {
    long doubts = 0;
    for (String id : ids) {
      int number = WholeNumber.after("v.", id);
      if (number < 0 || number > 63) return Optional.empty();
      doubts |= 1L << number;
    }
    return Optional.of(new Move.Vote(doubts));
  }

  private static String ids(long doubts) {
    StringBuilder ids = new StringBuilder();
    for (long rest = doubts; rest != 0; rest &= rest - 1)
      ids.append(ids.isEmpty() ? "v." : " v.").append(Long.numberOfTrailingZeros(rest));
    return ids.toString();
  }
}
