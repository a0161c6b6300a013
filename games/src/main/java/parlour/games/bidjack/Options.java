package parlour.games.bidjack;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Partners;
import parlour.games.material.TurnClock;

/// The options of the game.
public record Options(boolean partners, TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(Partners.setting("bid-jack.partners"), TurnClock.setting("general.amb.time"));

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
    return Partners.side(partners, seat);
  }

  String sideName(Seat seat) {
    return Partners.name(partners, seat);
  }
}
