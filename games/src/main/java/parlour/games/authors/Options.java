package parlour.games.authors;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// The options of the game.
///
/// @param byNumber cards are called by their numbers, as small children may
public record Options(boolean byNumber, TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "call",
              "Cards are called",
              "authors.numbers",
              "names",
              "By author and title",
              "numbers",
              "By their numbers"),
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(settings.is("call", "numbers"), TurnClock.of(settings));
  }
}
