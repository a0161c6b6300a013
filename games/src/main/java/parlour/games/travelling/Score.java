package parlour.games.travelling;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Partners;
import parlour.lexicon.Lexicon;

/// What words count: letters first, then syllables, then how early they were made.
///
/// @param letters of the best word, or of the partners' best words together
/// @param syllables likewise
/// @param early the rounds that were still to come when they were made
record Score(int letters, int syllables, int early) implements Comparable<Score> {
  static final Score NOTHING = new Score(0, 0, 0);

  static Score of(Lexicon lexicon, Laid laid) {
    return new Score(
        laid.word().length(), lexicon.syllables(laid.word()), Travelling.ROUNDS - laid.round());
  }

  /// The score of a player's best word.
  static Score best(Lexicon lexicon, List<Laid> words, Seat owner) {
    Score best = NOTHING;
    for (Laid laid : words) {
      if (!laid.owner().equals(owner) || laid.word().length() < best.letters) continue;
      Score score = of(lexicon, laid);
      if (score.compareTo(best) > 0) best = score;
    }
    return best;
  }

  /// The score of a player, his partner's added.
  static Score together(Options options, Lexicon lexicon, List<Laid> words, Seat seat) {
    Score sum = NOTHING;
    for (Seat each : Partners.side(options.partners(), seat))
      sum = sum.plus(best(lexicon, words, each));
    return sum;
  }

  static PerSeat<Score> all(Options options, Lexicon lexicon, Position.Match match) {
    return PerSeat.of(
        match.company().size(), seat -> together(options, lexicon, match.laid(), seat));
  }

  /// Those with the best score.
  static Seats best(PerSeat<Score> scores) {
    Score best = NOTHING;
    for (int i = 0; i < scores.seats(); i++)
      if (scores.at(Seat.of(i)).compareTo(best) > 0) best = scores.at(Seat.of(i));
    Seats winners = Seats.NONE;
    for (int i = 0; i < scores.seats(); i++)
      if (scores.at(Seat.of(i)).equals(best)) winners = winners.with(Seat.of(i));
    return winners;
  }

  /// By what those with the best score are ahead of all others.
  static News.Margin margin(PerSeat<Score> scores, Seats winners, boolean partners) {
    if (winners.size() > (partners ? 2 : 1)) return News.Margin.NONE;
    Score best = scores.at(winners.lowest());
    News.Margin margin = News.Margin.LETTERS;
    for (Seat seat : Seats.first(scores.seats()).minus(winners)) {
      Score other = scores.at(seat);
      if (other.letters < best.letters) continue;
      if (other.syllables == best.syllables) return News.Margin.ROUND;
      margin = News.Margin.SYLLABLES;
    }
    return margin;
  }

  static Result result(PerSeat<Score> scores) {
    return Result.ranked(
        scores.map((_, score) -> score.letters), scores.map((_, score) -> score.standing()));
  }

  private Score plus(Score other) {
    return new Score(letters + other.letters, syllables + other.syllables, early + other.early);
  }

  // A word has at most 63 letters, so two have fewer than a thousand syllables.
  private int standing() {
    return (letters * 1_000 + syllables) * 10 + early;
  }

  @Override
  public int compareTo(Score other) {
    return Integer.compare(standing(), other.standing());
  }
}
