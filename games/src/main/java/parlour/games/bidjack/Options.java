package parlour.games.bidjack;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// What the company has settled.
public record Options(boolean partners, TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "partners",
              "Partners",
              "bid-jack.partners",
              "no",
              "Each for himself",
              "yes",
              "Two against two"),
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(settings.on("partners"), TurnClock.of(settings));
  }

  public int goal() {
    return partners ? 75 : 45;
  }

  /// Four or fewer get seven cards each, more get six.
  static int dealt(int seats) {
    return seats <= 4 ? 7 : 6;
  }

  /// Who scores together with a player: partners sit opposite.
  Seats side(Seat seat) {
    return partners ? Seats.of(seat, Seat.of((seat.index() + 2) % 4)) : Seats.of(seat);
  }

  String sideName(Seat seat) {
    return !partners ? "" : seat.index() % 2 == 0 ? "Roman" : "Italic";
  }
}
