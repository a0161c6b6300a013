package parlour.games.slapjack;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;

/// The options of the game.
///
/// @param partyDeals one of the party deals and does not compete; otherwise the house deals
/// @param toTheEnd play until one player holds everything; otherwise most cards when the pack is
///   turned through wins
/// @param tempo milliseconds between number cards
/// @param patient speed does not count
public record Options(boolean partyDeals, boolean toTheEnd, int tempo, boolean patient) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "dealer",
              "Who deals",
              "slap-jack.amb.dealer-plays",
              "house",
              "The house",
              "party",
              "One of the party"),
          Setting.of(
              "ending",
              "When the pack is turned through",
              "slap-jack.amb.exhaust",
              "last",
              "The poorest drops out, and on it goes",
              "most",
              "Most cards wins"),
          Setting.of(
              "tempo",
              "Between number cards",
              "slap-jack.turn",
              "1500",
              "A second and a half",
              "3000",
              "Three seconds",
              "800",
              "Under a second"),
          Setting.of(
              "speed",
              "Speed",
              "slap-jack.amb.act",
              "counts",
              "Counts",
              "patient",
              "Does not count: fifteen seconds, then the lot"));

  static Options of(Settings settings) {
    return new Options(
        settings.is("dealer", "party"),
        settings.is("ending", "last"),
        settings.number("tempo"),
        settings.is("speed", "patient"));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }
}
