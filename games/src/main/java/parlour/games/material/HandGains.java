package parlour.games.material;

import java.util.List;
import java.util.function.Function;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// The reckoning after a hand: what each player got for it, best first, and who leads.
///
/// @param before the scores when the hand began
/// @param after the scores now
/// @param fewest whether the lowest score is best
/// @param unit what the scores count, in the singular
public record HandGains(
    PerSeat<Integer> before, PerSeat<Integer> after, boolean fewest, String unit) {
  /// What is shown of one player's hand.
  ///
  /// @param why where the points come from, in a few words
  public record Reason(List<Piece> pieces, String why) {}

  public Scene.Interlude interlude(String title, Function<Seat, Reason> reasons) {
    RoundSummary reckoning =
        fewest ? RoundSummary.ofFewest(title, unit) : RoundSummary.of(title, unit);
    for (Seat seat : Seats.first(after.seats())) {
      Reason reason = reasons.apply(seat);
      reckoning =
          reckoning.plus(seat, reason.pieces(), reason.why(), before.at(seat), after.at(seat));
    }
    return reckoning.interlude();
  }
}
