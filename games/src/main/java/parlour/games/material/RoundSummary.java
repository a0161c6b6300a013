package parlour.games.material;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.engine.Clause;
import parlour.engine.MinuteLine;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// Collects what a round brought each player and makes the interlude of it, best first.
///
/// @param title what has ended, such as "Round 2"
/// @param unit what the scores count, in the singular
/// @param fewest whether the lowest score is best
public record RoundSummary(String title, String unit, boolean fewest, List<Scene.Gain> gains) {
  public static RoundSummary of(String title, String unit) {
    return new RoundSummary(title, unit, false, List.of());
  }

  /// The same with what one player got.
  ///
  /// @param before the score before the round
  /// @param after the score after it
  public RoundSummary plus(Seat seat, List<Piece> pieces, String why, int before, int after) {
    List<Scene.Gain> more = new ArrayList<>(gains);
    more.add(new Scene.Gain(seat, pieces, why, after - before, after));
    Comparator<Scene.Gain> lowestFirst =
        Comparator.comparingInt(Scene.Gain::gain).thenComparingInt(Scene.Gain::score);
    more.sort(fewest ? lowestFirst : lowestFirst.reversed());
    return new RoundSummary(title, unit, fewest, List.copyOf(more));
  }

  /// The line of the minute book that ends the round.
  public MinuteLine line(Clause clause) {
    return MinuteLine.say("{0} is over: {1}", title, standing()).as(MinuteLine.Cue.SCORE, clause);
  }

  public Scene.Interlude interlude() {
    return new Scene.Interlude(title, gains, standing());
  }

  /// Who is ahead now, in a sentence.
  public String standing() {
    int best = gains.getFirst().score();
    for (Scene.Gain gain : gains)
      best = fewest ? Math.min(best, gain.score()) : Math.max(best, gain.score());
    Seats leaders = Seats.NONE;
    for (Scene.Gain gain : gains) if (gain.score() == best) leaders = leaders.with(gain.seat());
    String with = " with " + Phrases.count(best, unit) + ".";
    return leaders.size() == 1
        ? leaders.lowest().does("is") + " ahead" + with
        : Phrases.names(leaders) + " share the lead" + with;
  }
}
