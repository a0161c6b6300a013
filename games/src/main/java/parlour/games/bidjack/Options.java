package parlour.games.bidjack;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Partners;
import parlour.games.material.TurnClock;

/// The options of the game.
public record Options(boolean partners, Length length, TurnClock clock) {
  /// What ends the game.
  public enum Length {
    FULL,
    SHORT,
    HANDS,
    QUARTER_HOUR,
    HALF_HOUR
  }

  static final Choice<Boolean> PARTNERS = Partners.choice("bid-jack.partners");
  private static final Choice<Length> LENGTH =
      Choice.of("length", "How long", "bid-jack.amb.length")
          .when("full: To 45, partners to 75", Length.FULL)
          .when("short: To 21, partners to 35", Length.SHORT)
          .when("hands: One hand for each player", Length.HANDS)
          .when("15m: Fifteen minutes", Length.QUARTER_HOUR)
          .when("30m: Thirty minutes", Length.HALF_HOUR);
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS = Choice.settings(PARTNERS, LENGTH, CLOCK);

  static Options of(Settings settings) {
    return new Options(PARTNERS.in(settings), LENGTH.in(settings), CLOCK.in(settings));
  }

  /// The points that end the game, or 0 where something else does.
  public int goal() {
    return switch (length) {
      case FULL -> partners ? 75 : 45;
      case SHORT -> partners ? 35 : 21;
      case HANDS, QUARTER_HOUR, HALF_HOUR -> 0;
    };
  }

  /// After how many minutes no new hand is dealt, or 0.
  public int minutes() {
    return switch (length) {
      case QUARTER_HOUR -> 15;
      case HALF_HOUR -> 30;
      case FULL, SHORT, HANDS -> 0;
    };
  }

  /// Four or fewer get seven cards each, more get six.
  static int dealt(int seats) {
    return seats <= 4 ? 7 : 6;
  }

  /// Who scores together with a player: partners sit opposite.
  public Seats side(Seat seat) {
    return Partners.side(partners, seat);
  }

  String sideName(Seat seat) {
    return Partners.name(partners, seat);
  }
}
