package parlour.games.wildanimal;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;

/// The options of the game.
///
/// @param fine a wrong call gets the top card of the pile named
/// @param patient speed does not count
public record Options(boolean fine, int tempo, boolean patient) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "wrong",
              "A wrong call",
              "wild-animal.amb.wrong-call",
              "free",
              "Costs nothing",
              "card",
              "Gets the top card of the pile named"),
          Setting.of(
              "tempo",
              "A card is turned within",
              "wild-animal.start",
              "1500",
              "A second and a half",
              "3000",
              "Three seconds"),
          Setting.of(
              "speed",
              "Speed",
              "wild-animal.give",
              "counts",
              "Counts",
              "patient",
              "Does not count: fifteen seconds, then the lot"));

  static Options of(Settings settings) {
    return new Options(
        settings.is("wrong", "card"), settings.number("tempo"), settings.is("speed", "patient"));
  }
}
