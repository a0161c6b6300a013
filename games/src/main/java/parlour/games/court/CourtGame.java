package parlour.games.court;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import parlour.games.material.WordGame;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Verdict;

/// The inner game under the dictionary in force: the printed one and the words the table has
/// admitted. Two that have admitted the same words are equal.
public final class CourtGame<S, M, V> {
  /// The longest word a player may ask the table to admit.
  static final int LONGEST = 30;

  /// How many words the legal moves list for asking.
  private static final int READY = 4;

  private final Function<Lexicon, WordGame<S, M, V>> opening;
  private final Lexicon printed;
  private final List<String> admitted;
  private final WordGame<S, M, V> inner;

  private CourtGame(
      Function<Lexicon, WordGame<S, M, V>> opening, Lexicon printed, List<String> admitted) {
    this.opening = opening;
    this.printed = printed;
    this.admitted = admitted;
    this.inner = opening.apply(admitted.isEmpty() ? printed : printed.with(admitted));
  }

  static <S, M, V> CourtGame<S, M, V> of(
      Function<Lexicon, WordGame<S, M, V>> opening, Lexicon printed) {
    return new CourtGame<>(opening, printed, List.of());
  }

  CourtGame<S, M, V> with(List<String> words) {
    return words.equals(admitted) ? this : new CourtGame<>(opening, printed, words);
  }

  public WordGame<S, M, V> inner() {
    return inner;
  }

  /// Why the table does not vote on a word, in one sentence; empty where it does.
  Optional<String> objection(String word) {
    if (word.length() > LONGEST)
      return Optional.of("A word has " + LONGEST + " letters at the most.");
    Judge judge = inner.judge();
    if (judge.mayBeAdmitted(word)) return Optional.empty();
    return Optional.of(
        switch (judge.judge(word)) {
          case Verdict.Good _ -> LetterFaces.capitals(word) + " is a good word as it is.";
          case Verdict.Refused(_, String why) -> why + ", and no vote changes that.";
        });
  }

  /// A few words of the dictionary that this game refuses, that the table could admit and has not
  /// voted on yet.
  List<String> doubtful(Docket docket) {
    Judge judge = inner.judge();
    List<String> words = new ArrayList<>();
    for (int id = 0; id < printed.size() && words.size() < READY; id++) {
      if (judge.admitted().has(id)) continue;
      String word = printed.word(id);
      if (judge.mayBeAdmitted(word) && !docket.hasHeard(word)) words.add(word);
    }
    return words;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CourtGame<?, ?, ?> game && admitted.equals(game.admitted);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(admitted);
  }

  @Override
  public String toString() {
    return inner + " " + admitted;
  }
}
