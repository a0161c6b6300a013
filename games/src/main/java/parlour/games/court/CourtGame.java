package parlour.games.court;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordGame;
import parlour.lexicon.Judge;
import parlour.lexicon.Lexicon;
import parlour.lexicon.Verdict;

/// The game under the dictionary that holds just now: the printed one and what the company has
/// admitted. Two benches that have admitted the same are the same.
public final class CourtGame<S, M, V> {
  /// The longest word anybody may plead for.
  static final int LONGEST = 30;

  /// How many doubtful words are kept ready for those who plead for anything.
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

  /// Why there is nothing to vote on about a word, in one sentence; nothing where there is.
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

  /// A few words of the dictionary that this game refuses and the table could admit, of which it
  /// has not heard yet.
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
    return other instanceof CourtGame<?, ?, ?> bench && admitted.equals(bench.admitted);
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
