package parlour.games.letterpool;

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
    return Result.ranked(
        won.map((_, words) -> words.count()),
        won.map((_, words) -> words.count() * 100 + syllables(words.words())));
  }

  private int syllables(List<String> won) {
    int most = 0;
    for (String word : won) {
      if (judge.admit(word) >= 0) most = Math.max(most, judge.lexicon().syllables(word));
    }
    return most;
  }
}
