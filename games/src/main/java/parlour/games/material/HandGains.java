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
    List<Scene.Gain> gains = new ArrayList<>();
    for (Seat seat : Seats.first(after.seats())) {
      Reason reason = reasons.apply(seat);
      int gain = after.at(seat) - before.at(seat);
      gains.add(new Scene.Gain(seat, reason.pieces(), reason.why(), gain, after.at(seat)));
    }
    Comparator<Scene.Gain> lowestFirst =
        Comparator.comparingInt(Scene.Gain::gain).thenComparingInt(Scene.Gain::score);
    gains.sort(fewest ? lowestFirst : lowestFirst.reversed());
    return new Scene.Interlude(title, List.copyOf(gains), standing());
  }

  /// Who leads, and with what.
  private String standing() {
    int best = after.at(Seat.of(0));
    for (Seat seat : Seats.first(after.seats()))
      best = fewest ? Math.min(best, after.at(seat)) : Math.max(best, after.at(seat));
    Seats leaders = Seats.NONE;
    for (Seat seat : Seats.first(after.seats()))
      if (after.at(seat) == best) leaders = leaders.with(seat);
    String with = " with " + Phrases.count(best, unit) + ".";
    return leaders.size() == 1
        ? leaders.lowest().does("leads") + with
        : Phrases.names(leaders) + " share the lead" + with;
  }
}
