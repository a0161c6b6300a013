package parlour.games.wildanimal;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;

/// The options of the game.
///
/// @param fine a wrong call gets the top card of the pile named
/// @param tempo milliseconds within which a card is turned
/// @param patient speed does not count
/// @param minutes after how many minutes fewest cards wins; 0: time does not end the game
public record Options(boolean fine, int tempo, boolean patient, int minutes) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "wrong",
              "A wrong call",
              "wild-animal.amb.wrong-call",
              "free",
              "Costs no card",
              "card",
              "Gets the top card of the pile named"),
          Setting.of(
              "tempo",
              "A card is turned within",
              "wild-animal.amb.tempo",
              "1500",
              "A second and a half",
              "3000",
              "Three seconds"),
          Setting.of(
              "speed",
              "Speed",
              "wild-animal.amb.patient",
              "counts",
              "Counts",
              "patient",
              "Does not count: fifteen seconds, then the lot"),
          Setting.of(
              "length",
              "How long",
              "wild-animal.amb.length",
              "out",
              "Until somebody has no cards",
              "5",
              "Five minutes at most",
              "10",
              "Ten minutes at most"));

  static Options of(Settings settings) {
    return new Options(
        settings.is("wrong", "card"),
        settings.number("tempo"),
        settings.is("speed", "patient"),
        settings.is("length", "out") ? 0 : settings.number("length"));
  }
}
