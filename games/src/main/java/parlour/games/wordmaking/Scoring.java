package parlour.games.wordmaking;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;

/// Counts the words at the end of a game: most words win, and between equals most letters.
public record Scoring(Options options) {
  private static final int WINNER = 1_000_000;
  private static final int WORD = 1_000;

  /// The player in turn comes first of all with words enough.
  Result result(Open open) {
    return result(
        PerSeat.of(open.players(), seat -> open.row(seat).stream().map(Standing::word).toList()),
        open.turn().seat());
  }

  /// The same for words on a real table.
  public Result result(PerSeat<List<String>> rows, Seat first) {
    PerSeat<Integer> points = rows.map((_, row) -> row.size());
    return Result.ranked(
        points,
        points.map(
            (seat, count) -> {
              boolean won = seat.equals(first) && count >= options.goal();
              return (won ? WINNER : 0) + WORD * count + String.join("", rows.at(seat)).length();
            }));
  }

  static int letters(List<Standing> row) {
    int letters = 0;
    for (Standing word : row) letters += word.word().length();
    return letters;
  }
}
