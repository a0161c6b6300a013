package parlour.games.court;

import java.util.Optional;
import parlour.engine.Answer;
import parlour.games.material.letters.LetterFaces;

/// Writes the court's own moves as answers and reads them back; moves of the inner game are written
/// by that game.
final class Notation {
  static final String PLEAD = "plead";
  static final String VOTE = "court-vote";
  static final String WORD = "word";
  static final String OPINION = "voice";

  private Notation() {}

  static Answer write(CourtMove.Plead<?> plead) {
    return Answer.of(PLEAD, WORD, LetterFaces.capitals(plead.word()));
  }

  static Answer write(CourtMove.Vote<?> vote) {
    return Answer.of(
        VOTE, WORD, LetterFaces.capitals(vote.word()), OPINION, vote.opinion().value());
  }

  /// What an answer to the court means; empty where it is for the inner game to read.
  static <M> Optional<CourtMove<M>> read(Answer answer) {
    String word = answer.word(WORD);
    if (word.isEmpty()) return Optional.empty();
    if (answer.verb().equals(PLEAD)) return Optional.of(new CourtMove.Plead<>(word));
    if (!answer.verb().equals(VOTE)) return Optional.empty();
    for (Opinion opinion : Opinion.values())
      if (opinion.value().equals(answer.text(OPINION)))
        return Optional.of(new CourtMove.Vote<>(word, opinion));
    return Optional.empty();
  }
}
