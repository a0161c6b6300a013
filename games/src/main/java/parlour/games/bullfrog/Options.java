package parlour.games.bullfrog;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.cards.AnimalPack;

/// The options of the game.
///
/// @param anyOne any No. 1 is the Bear
/// @param tempoMillis milliseconds within which a card is turned
/// @param patient speed does not count
public record Options(boolean anyOne, int deals, int tempoMillis, boolean patient) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "bear",
              "The Bear",
              "bull-frog.amb.which-bear",
              "one",
              "The No. 1 Bear alone",
              "any",
              "Any No. 1"),
          Setting.of(
              "deals",
              "How many deals",
              "bull-frog.amb.score",
              "5",
              "Five",
              "3",
              "Three",
              "10",
              "Ten",
              "1",
              "One"),
          Setting.of(
              "tempo",
              "A card is turned within",
              "bull-frog.amb.tempo",
              "1500",
              "A second and a half",
              "3000",
              "Three seconds"),
          Setting.of(
              "speed",
              "Speed",
              "bull-frog.amb.patient",
              "counts",
              "Counts",
              "patient",
              "Does not count: twenty seconds, then the lot"));

  static Options of(Settings settings) {
    return new Options(
        settings.is("bear", "any"),
        settings.number("deals"),
        settings.number("tempo"),
        settings.is("speed", "patient"));
  }

  /// Whether a card is the one at which all throw in.
  boolean isBear(int card) {
    return anyOne ? card >= 0 && AnimalPack.number(card) == 1 : card == AnimalPack.card(1, 0);
  }
}
