package guest.highcard;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;

/// The options of the game.
///
/// @param cards how many cards everybody is dealt
/// @param hands how many hands are played
public record Options(int cards, int hands) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "cards", "Cards in a hand", "high-card.deal", "5", "Five", "8", "Eight, the most"),
          Setting.of("hands", "Hands", "high-card.hands", "3", "Three", "1", "One"));

  static Options of(Settings settings) {
    return new Options(settings.number("cards"), settings.number("hands"));
  }
}
