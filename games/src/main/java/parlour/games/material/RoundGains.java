package parlour.games.material;

import java.util.List;
import java.util.function.Function;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The reckoning after a hand or round: what each player got for it, best first, and who leads.
///
/// @param before the scores when it began
/// @param after the scores now
/// @param unit what the scores count, in the singular
/// @param fewest whether the lowest score is best
public record RoundGains(
    PerSeat<Integer> before, PerSeat<Integer> after, String unit, boolean fewest) {
  /// What is shown of one player's round.
  ///
  /// @param why where the gain comes from, in a few words
  public record Reason(List<Piece> pieces, String why) {
    public static Reason of(String why) {
      return new Reason(List.of(), why);
    }
  }

  /// Where the highest score is best.
  public static RoundGains most(PerSeat<Integer> before, PerSeat<Integer> after, String unit) {
    return new RoundGains(before, after, unit, false);
  }

  /// Where the lowest score is best.
  public static RoundGains fewest(PerSeat<Integer> before, PerSeat<Integer> after, String unit) {
    return new RoundGains(before, after, unit, true);
  }

  public Scene.Interlude interlude(String title, Function<Seat, Reason> reasons) {
    RoundSummary reckoning = new RoundSummary(title, unit, fewest, List.of());
    for (Seat seat : Seats.first(after.seats())) {
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
