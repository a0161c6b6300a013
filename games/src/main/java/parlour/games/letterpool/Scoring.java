package parlour.games.letterpool;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.lexicon.Judge;

/// Who has won: most letters in words won, and of those who tie the word of most syllables.
record Scoring(Judge judge) {
  Result standing(Position position) {
    PerSeat<Integer> letters = position.match().won().map((_, won) -> won.count());
    return Result.ranked(
        letters,
        position.match().won().map((_, won) -> won.count() * 100 + syllables(won.words())));
  }

  private int syllables(List<String> won) {
    int most = 0;
    for (String word : won) {
      if (judge.admit(word) >= 0) most = Math.max(most, judge.lexicon().syllables(word));
    }
    return most;
  }
}
