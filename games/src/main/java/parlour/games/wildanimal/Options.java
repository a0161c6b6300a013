package parlour.games.wildanimal;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;

/// The options of the game.
///
/// @param fine a wrong call gets the top card of the pile named
/// @param tempoMillis milliseconds within which a card is turned
/// @param patient speed does not count
/// @param deals how many deals are played; over several, all cards left count
/// @param minutes after how many minutes fewest cards wins; 0: time does not end the game
public record Options(boolean fine, int tempoMillis, boolean patient, int deals, int minutes) {
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
              "deals",
              "How many deals",
              "wild-animal.amb.tally",
              "1",
              "One",
              "3",
              "Three",
              "5",
              "Five"),
          Setting.of(
              "length",
              "How long",
              "wild-animal.amb.length",
              "out",
              "As long as it takes",
              "5",
              "Five minutes at most",
              "10",
              "Ten minutes at most"));

  static Options of(Settings settings) {
    return new Options(
        settings.is("wrong", "card"),
        settings.number("tempo"),
        settings.is("speed", "patient"),
        settings.number("deals"),
        settings.is("length", "out") ? 0 : settings.number("length"));
  }
}
