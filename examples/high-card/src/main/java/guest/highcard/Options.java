package guest.highcard;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;

/// The options of the game.
///
/// @param cards how many cards everybody is dealt
/// @param hands how many hands are played
public record Options(int cards, int hands) {
  private static final Choice<Integer> CARDS =
      Choice.of("cards", "Cards in a hand", "high-card.deal")
          .numbers("5: Five", "8: Eight, the most");
  private static final Choice<Integer> HANDS =
      Choice.of("hands", "Hands", "high-card.hands").numbers("3: Three", "1: One");

  static final List<Setting> SETTINGS = Choice.settings(CARDS, HANDS);

  static Options of(Settings settings) {
    return new Options(CARDS.in(settings), HANDS.in(settings));
  }
}
