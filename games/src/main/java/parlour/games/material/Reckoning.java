package parlour.games.material;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// Collects what a round brought each player and makes the interlude of it, best first.
///
/// @param title what has ended, such as "Round 2"
/// @param unit what the scores count, in the singular
public record Reckoning(String title, String unit, List<Scene.Gain> gains) {
  public static Reckoning of(String title, String unit) {
    return new Reckoning(title, unit, List.of());
  }

  /// The same with what one player got.
  ///
  /// @param before the score before the round
  /// @param after the score after it
  public Reckoning plus(Seat seat, List<Piece> pieces, String why, int before, int after) {
    List<Scene.Gain> more = new ArrayList<>(gains);
    more.add(new Scene.Gain(seat, pieces, why, after - before, after));
    more.sort(Comparator.comparingInt(Scene.Gain::gain).reversed());
    return new Reckoning(title, unit, List.copyOf(more));
  }

  public Scene.Interlude interlude() {
    return new Scene.Interlude(title, gains, standing());
  }

  /// Who leads now, in a sentence.
  public String standing() {
    int best = Integer.MIN_VALUE;
    Seats leaders = Seats.NONE;
    for (Scene.Gain gain : gains) {
      if (gain.score() > best) leaders = Seats.NONE;
      if (gain.score() >= best) leaders = leaders.with(gain.seat());
      best = Math.max(best, gain.score());
    }
    String score =
        best < 0 ? best + " " + unit + (best == -1 ? "" : "s") : Phrases.count(best, unit);
    String with = " with " + score + ".";
    return leaders.size() == 1
        ? leaders.lowest().does("leads") + with
        : Phrases.names(leaders) + " are level" + with;
  }
}
