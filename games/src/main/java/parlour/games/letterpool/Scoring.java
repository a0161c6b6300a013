package parlour.games.letterpool;

import java.util.Comparator;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.games.material.letters.WonWords;
import parlour.lexicon.Judge;

/// Who has won: most letters in words won, and of those who tie the word of most syllables.
public record Scoring(Judge judge) {
  Result standing(Position position) {
    return standing(position.match().won());
  }

  /// The same for words won at a real table.
  public Result standing(PerSeat<WonWords> won) {
    PerSeat<Integer> letters = won.map((_, words) -> words.count());
    PerSeat<Integer> syllables = won.map((_, words) -> syllables(words.words()));
    return Result.ranked(letters, Comparator.comparing(letters::at).thenComparing(syllables::at));
  }

  private int syllables(List<String> won) {
    int most = 0;
    for (String word : won) {
      if (judge.admit(word) >= 0) most = Math.max(most, judge.lexicon().syllables(word));
    }
    return most;
  }
}
