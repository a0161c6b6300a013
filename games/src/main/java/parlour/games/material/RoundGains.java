package parlour.games.material;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The reckoning after a round in which the highest score is best: what each player gained, and who
/// is ahead.
///
/// @param before the scores when the round began
/// @param after the scores now
public record RoundGains(PerSeat<Integer> before, PerSeat<Integer> after) {
  /// What is shown of one player's round.
  ///
  /// @param why where the gain comes from, in a few words
  public record Reason(List<Piece> pieces, String why) {
    public static Reason of(String why) {
      return new Reason(List.of(), why);
    }
  }

  /// The interlude, best first.
  ///
  /// @param unit what scores count, in the singular
  public Scene.Interlude interlude(String title, String unit, Function<Seat, Reason> reasons) {
    List<Scene.Gain> gains = new ArrayList<>();
    for (int i = 0; i < after.seats(); i++) {
      Seat seat = Seat.of(i);
      Reason reason = reasons.apply(seat);
      gains.add(new Scene.Gain(seat, reason.pieces(), reason.why(), gain(seat), after.at(seat)));
    }
    gains.sort(
        Comparator.comparingInt(Scene.Gain::gain).thenComparingInt(Scene.Gain::score).reversed());
    return new Scene.Interlude(title, List.copyOf(gains), standing(unit));
  }

  public int gain(Seat seat) {
    return after.at(seat) - before.at(seat);
  }

  /// Who is ahead, and with what.
  private String standing(String unit) {
    int most = Integer.MIN_VALUE;
    Seats ahead = Seats.NONE;
    for (int i = 0; i < after.seats(); i++) {
      int score = after.at(Seat.of(i));
      if (score > most) ahead = Seats.NONE;
      most = Math.max(most, score);
      if (score == most) ahead = ahead.with(Seat.of(i));
    }
    String verb = ahead.size() == 1 ? ahead.lowest().word("is") : "are";
    return Phrases.names(ahead) + " " + verb + " ahead with " + Phrases.count(most, unit) + ".";
  }
}
