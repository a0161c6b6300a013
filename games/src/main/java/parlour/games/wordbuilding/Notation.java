package parlour.games.wordbuilding;

import static parlour.games.material.letters.LetterFaces.NONE;
import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.List;
import java.util.Optional;
import parlour.engine.Answer;
import parlour.games.material.letters.LetterFaces;

/// Writes moves as answers and reads them back: `h.p` is a P of the hand, `c.p` one of the crib; of
/// several the first is the one added.
final class Notation {
  static final String ADD = "add";
  static final String CLAIM = "claim";

  private Notation() {}

  static Optional<Move> read(Answer answer) {
    return switch (answer.verb()) {
      case ADD -> add(answer, false);
      case CLAIM -> add(answer, true);
      case "pass" -> Optional.of(new Move.Pass());
      case "challenge" -> Optional.of(new Move.Challenge(answer.number("play", -1)));
      default -> Optional.empty();
    };
  }

  private static Optional<Move> add(Answer answer, boolean syllable) {
    List<String> letters = answer.ids("letters");
    if (letters.isEmpty())
      return Optional.of(new Move.Add(answer.word("word"), NONE, NONE, syllable));
    String zone = LetterFaces.zone(letters.getFirst());
    char letter = LetterFaces.letter(letters.getFirst());
    boolean named = zone.equals("h") || zone.equals("c");
    return named && letter != NONE
        ? Optional.of(new Move.Add(answer.word("word"), letter, zone.charAt(0), syllable))
        : Optional.empty();
  }

  static Answer write(Move move) {
    return switch (move) {
      case Move.Add(String word, char letter, char from, boolean syllable) -> {
        String verb = syllable ? CLAIM : ADD;
        yield letter == NONE || from == NONE
            ? Answer.of(verb, "word", capitals(word))
            : Answer.of(
                verb,
                "word",
                capitals(word),
                "letters",
                LetterFaces.id(String.valueOf(from), letter, 1));
      }
      case Move.Pass() -> Answer.of("pass");
      case Move.Challenge(int play) -> Answer.of("challenge", "play", String.valueOf(play));
    };
  }
}
