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
record Scoring(int letters, int syllables, int early) implements Comparable<Scoring> {
  static final Scoring NOTHING = new Scoring(0, 0, 0);

  static Scoring of(Lexicon lexicon, Laid laid) {
    return new Scoring(
        laid.word().length(), lexicon.syllables(laid.word()), Travelling.ROUNDS - laid.round());
  }

  /// The score of a player's best word.
  static Scoring best(Lexicon lexicon, List<Laid> words, Seat owner) {
    Scoring best = NOTHING;
    for (Laid laid : words) {
      if (!laid.owner().equals(owner) || laid.word().length() < best.letters) continue;
      Scoring score = of(lexicon, laid);
      if (score.compareTo(best) > 0) best = score;
    }
    return best;
  }

  /// The score of a player, his partner's added.
  static Scoring together(Options options, Lexicon lexicon, List<Laid> words, Seat seat) {
    Scoring sum = NOTHING;
    for (Seat each : Partners.side(options.partners(), seat))
      sum = sum.plus(best(lexicon, words, each));
    return sum;
  }

  static PerSeat<Scoring> all(Options options, Lexicon lexicon, Position.Match match) {
    return PerSeat.of(
        match.company().size(), seat -> together(options, lexicon, match.laid(), seat));
  }

  /// Those with the best score.
  static Seats best(PerSeat<Scoring> scores) {
    Scoring best = NOTHING;
    for (int i = 0; i < scores.seats(); i++)
      if (scores.at(Seat.of(i)).compareTo(best) > 0) best = scores.at(Seat.of(i));
    Seats winners = Seats.NONE;
    for (int i = 0; i < scores.seats(); i++)
      if (scores.at(Seat.of(i)).equals(best)) winners = winners.with(Seat.of(i));
    return winners;
  }

  /// By what those with the best score are ahead of all others.
  static News.Margin margin(PerSeat<Scoring> scores, Seats winners, boolean partners) {
    if (winners.size() > (partners ? 2 : 1)) return News.Margin.NONE;
    Scoring best = scores.at(winners.lowest());
    News.Margin margin = News.Margin.LETTERS;
    for (Seat seat : Seats.first(scores.seats()).minus(winners)) {
      Scoring other = scores.at(seat);
      if (other.letters < best.letters) continue;
      if (other.syllables == best.syllables) return News.Margin.ROUND;
      margin = News.Margin.SYLLABLES;
    }
    return margin;
  }

  static Result result(PerSeat<Scoring> scores) {
    return Result.ranked(
        scores.map((_, score) -> score.letters), scores.map((_, score) -> score.standing()));
  }

  private Scoring plus(Scoring other) {
    return new Scoring(letters + other.letters, syllables + other.syllables, early + other.early);
  }

  // A word has at most 63 letters, so two have fewer than a thousand syllables.
  private int standing() {
    return (letters * 1_000 + syllables) * 10 + early;
  }

  @Override
  public int compareTo(Scoring other) {
    return Integer.compare(standing(), other.standing());
  }
}
