package parlour.games.authors;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// The options of the game.
///
/// @param byNumber cards are called by their numbers, as small children may
/// @param minutes the game ends after this many; 0: when all books are made
public record Options(boolean byNumber, int minutes, TurnClock clock) {
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
          Setting.of(
              "length",
              "How long",
              "authors.amb.length",
              "books",
              "Until all books are made",
              "10",
              "Ten minutes",
              "20",
              "Twenty minutes"),
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        settings.is("call", "numbers"),
        settings.is("length", "books") ? 0 : settings.number("length"),
        TurnClock.of(settings));
  }
}
