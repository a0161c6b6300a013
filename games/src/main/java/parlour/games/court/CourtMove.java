package parlour.games.court;

import java.util.Optional;
import parlour.engine.Answer;
import parlour.games.material.letters.LetterFaces;

/// What a player does at a table that may overrule the dictionary.
///
/// @param <M> the moves of the game itself
public sealed interface CourtMove<M> {
  /// He plays.
  record Play<M>(M move) implements CourtMove<M> {}

  /// He asks the table to admit a word.
  record Plead<M>(String word) implements CourtMove<M> {}

  /// He raises his voice about a word that is put to the vote.
  record Vote<M>(String word, Opinion opinion) implements CourtMove<M> {}

  String PLEAD = "plead";
  String VOTE = "court-vote";
  String WORD = "word";
  String VOICE = "voice";

  /// How an answer to the court writes it; a play is the game's to write.
  static Answer write(Plead<?> plea) {
    return Answer.of(PLEAD, WORD, LetterFaces.capitals(plea.word()));
  }

  static Answer write(Vote<?> vote) {
    return Answer.of(VOTE, WORD, LetterFaces.capitals(vote.word()), VOICE, vote.opinion().value());
  }

  /// What an answer to the court means; nothing where it is for the game to read.
  static <M> Optional<CourtMove<M>> read(Answer answer) {
    String word = answer.word(WORD);
    if (word.isEmpty()) return Optional.empty();
    if (answer.verb().equals(PLEAD)) return Optional.of(new Plead<>(word));
    if (!answer.verb().equals(VOTE)) return Optional.empty();
    for (Opinion voice : Opinion.values())
      if (voice.value().equals(answer.text(VOICE))) return Optional.of(new Vote<>(word, voice));
    return Optional.empty();
  }
}
