package parlour.games.material;

import java.util.List;
import java.util.function.Function;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;

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
    RoundSummary reckoning = RoundSummary.of(title, unit);
    for (int i = 0; i < after.seats(); i++) {
      Seat seat = Seat.of(i);
      Reason reason = reasons.apply(seat);
      reckoning =
          reckoning.plus(seat, reason.pieces(), reason.why(), before.at(seat), after.at(seat));
    }
    return reckoning.interlude();
  }

  public int gain(Seat seat) {
    return after.at(seat) - before.at(seat);
  }
}
