package parlour.games.wordmaking;

import java.util.Comparator;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;

/// Counts the words at the end of a game: most words win, and between equals most letters.
public record Scoring(Options options) {
  /// The player in turn comes first of all with words enough.
  Result result(Open open) {
    return result(
        PerSeat.of(open.players(), seat -> open.row(seat).stream().map(Standing::word).toList()),
        open.turn().seat());
  }

  /// The same for words on a real table.
  public Result result(PerSeat<List<String>> rows, Seat first) {
    PerSeat<Integer> words = rows.map((_, row) -> row.size());
    PerSeat<Integer> letters = rows.map((_, row) -> String.join("", row).length());
    return Result.ranked(
        words,
        Comparator.comparing((Seat seat) -> seat.equals(first) && words.at(seat) >= options.goal())
            .thenComparing(words::at)
            .thenComparing(letters::at));
  }

  static int letters(List<Standing> row) {
    int letters = 0;
    for (Standing word : row) letters += word.word().length();
    return letters;
  }
}
