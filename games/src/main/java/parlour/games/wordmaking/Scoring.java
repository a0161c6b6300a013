package parlour.games.wordmaking;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;

/// Counts the words at the end of a game: most words win, and between equals most letters.
record Scoring(Options options) {
  private static final int WINNER = 1_000_000;
  private static final int WORD = 1_000;

  /// The player in turn comes first of all with words enough.
  Result result(Open open) {
    PerSeat<Integer> points = PerSeat.of(open.players(), seat -> open.row(seat).size());
    Seat first = open.turn().seat();
    return Result.ranked(
        points,
        PerSeat.of(
            open.players(),
            seat -> {
              boolean won = seat.equals(first) && points.at(seat) >= options.goal();
              return (won ? WINNER : 0) + WORD * points.at(seat) + letters(open.row(seat));
            }));
  }

  static int letters(List<Standing> row) {
    int letters = 0;
    for (Standing word : row) letters += word.word().length();
    return letters;
  }
}
