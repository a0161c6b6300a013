package parlour.games.logomachy;

import static parlour.games.material.Phrases.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Clause;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// What a player or side has captured in one deal, and what it scores.
///
/// @param most whether it has more cards than every other
public record Score(Seats side, int cards, boolean most, int prizes, int doubles, int sweeps) {
  private static final int MOST_CARDS = 3;

  public int points() {
    return (most ? MOST_CARDS : 0) + 2 * doubles + prizes + sweeps;
  }

  /// The scores of all sides.
  static List<Score> of(Captured captured, List<Seats> sides) {
    List<Score> scores = new ArrayList<>(sides.size());
    for (Seats side : sides) scores.add(of(captured, side));
    return ranked(scores);
  }

  /// The same scores once it is known who has most cards.
  public static List<Score> ranked(List<Score> counted) {
    List<Score> scores = new ArrayList<>(counted);
    for (int i = 0; i < scores.size(); i++) {
      Score score = scores.get(i);
      if (score.beatsAllOf(scores)) {
        scores.set(
            i, new Score(score.side, score.cards, true, score.prizes, score.doubles, score.sweeps));
      }
    }
    return scores;
  }

  private static Score of(Captured captured, Seats side) {
    int cards = 0;
    int prizes = 0;
    int doubles = 0;
    int sweeps = 0;
    for (Seat seat : side) {
      cards += captured.cards().at(seat).size();
      prizes += Pack.prizes(captured.cards().at(seat), 1);
      doubles += Pack.prizes(captured.cards().at(seat), 2);
      sweeps += captured.sweeps().at(seat);
    }
    return new Score(side, cards, false, prizes, doubles, sweeps);
  }

  private boolean beatsAllOf(List<Score> others) {
    for (Score other : others) if (other.cards >= cards && !other.side.equals(side)) return false;
    return true;
  }

  /// Those in front, once that is the end: somebody has reached the goal and leads alone, the last
  /// deal is over, or the only one.
  public static Optional<Seats> winners(
      PerSeat<Integer> scores, List<Seats> sides, int goal, int deal) {
    Seats leaders = Result.mostWins(scores).winners();
    boolean level = leaders.size() > sides.getFirst().size();
    boolean last = goal == 0 || deal == Dealing.LAST_DEAL;
    boolean won = scores.at(leaders.lowest()) >= goal && !level || last;
    return won ? Optional.of(leaders) : Optional.empty();
  }

  /// What was captured, as far as it counts.
  String sources() {
    StringBuilder out = new StringBuilder(count(cards, "card"));
    if (most) out.append(", the most");
    if (prizes > 0) out.append(", ").append(count(prizes, "prize"));
    if (doubles > 0) out.append(", ").append(count(doubles, "double prize"));
    if (sweeps > 0) out.append(", ").append(count(sweeps, "sweep"));
    return out.toString();
  }

  Clause[] clauses() {
    List<Clause> clauses = new ArrayList<>();
    if (most) clauses.add(Rule.SCORE_CARDS);
    if (prizes > 0) clauses.add(Rule.SCORE_PRIZE);
    if (doubles > 0) clauses.add(Rule.SCORE_DOUBLE);
    if (sweeps > 0) clauses.add(Rule.SCORE_SWEEP);
    return clauses.toArray(new Clause[0]);
  }
}
