package parlour.games.travelling;

import java.util.Comparator;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Partners;
import parlour.lexicon.Lexicon;

/// Counts the words that players have shown.
public record Scoring(Options options, Lexicon lexicon) {
  Score of(LaidWord laid) {
    return new Score(
        laid.word().length(), lexicon.syllables(laid.word()), options.rounds() - laid.round());
  }

  /// The score of a player's best word.
  Score best(List<LaidWord> words, Seat owner) {
    Score best = Score.NOTHING;
    for (LaidWord laid : words) {
      if (!laid.owner().equals(owner) || laid.word().length() < best.letters()) continue;
      Score score = of(laid);
      if (score.compareTo(best) > 0) best = score;
    }
    return best;
  }

  /// The score of a player, with that of a partner added.
  public Score together(List<LaidWord> words, Seat seat) {
    Score sum = Score.NOTHING;
    for (Seat each : Partners.side(options.partners(), seat)) sum = sum.plus(best(words, each));
    return sum;
  }

  PerSeat<Score> all(Position.Match match) {
    return PerSeat.of(match.allSeats().size(), seat -> together(match.laid(), seat));
  }

  /// The letters that stand beside each player's name.
  PerSeat<Integer> letters(Position.Match match) {
    return PerSeat.of(match.allSeats().size(), seat -> letters(match.laid(), seat));
  }

  private int letters(List<LaidWord> words, Seat seat) {
    int letters = 0;
    for (Seat each : Partners.side(options.partners(), seat)) letters += longest(words, each);
    return letters;
  }

  private static int longest(List<LaidWord> words, Seat owner) {
    int longest = 0;
    for (LaidWord laid : words)
      if (laid.owner().equals(owner)) longest = Math.max(longest, laid.word().length());
    return longest;
  }

  /// Those with the best score.
  public static Seats winners(PerSeat<Score> scores) {
    Score best = Score.NOTHING;
    for (int i = 0; i < scores.seats(); i++)
      if (scores.at(Seat.of(i)).compareTo(best) > 0) best = scores.at(Seat.of(i));
    Seats winners = Seats.NONE;
    for (int i = 0; i < scores.seats(); i++)
      if (scores.at(Seat.of(i)).equals(best)) winners = winners.with(Seat.of(i));
    return winners;
  }

  /// What sets those with the best score apart from all others.
  News.Margin margin(PerSeat<Score> scores, Seats winners) {
    if (winners.size() > (options.partners() ? 2 : 1)) return News.Margin.NONE;
    Score best = scores.at(winners.lowest());
    News.Margin margin = News.Margin.LETTERS;
    for (Seat seat : Seats.first(scores.seats()).minus(winners)) {
      Score other = scores.at(seat);
      if (other.letters() < best.letters()) continue;
      if (other.syllables() == best.syllables()) return News.Margin.ROUND;
      margin = News.Margin.SYLLABLES;
    }
    return margin;
  }

  Result result(Position.Match match) {
    PerSeat<Score> scores = all(match);
    return Result.ranked(
        scores.map((_, score) -> score.letters()), Comparator.comparing(scores::at));
  }
}
