package parlour.games.slapjack;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;

/// The options of the game.
///
/// @param toTheEnd play until only one player is left in; otherwise most cards when the pack is
///   turned through wins
/// @param tempoMillis milliseconds between number cards
/// @param patient speed does not count
public record Options(Dealer dealer, boolean toTheEnd, int tempoMillis, boolean patient) {
  /// Who turns the cards.
  public enum Dealer {
    HOUSE,
    /// A random one of the party, who does not compete.
    PARTY,
    /// The player in the first chair, who does not compete.
    FIRST
  }

  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "dealer",
              "Who deals",
              "slap-jack.amb.dealer-plays",
              "house",
              "The house",
              "party",
              "One of the party, by lot",
              "first",
              "Whoever sits in the first chair"),
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
              "slap-jack.amb.patient",
              "counts",
              "Counts",
              "patient",
              "Does not count: fifteen seconds, then the lot"));

  static Options of(Settings settings) {
    Dealer dealer =
        switch (settings.text("dealer")) {
          case "party" -> Dealer.PARTY;
          case "first" -> Dealer.FIRST;
          default -> Dealer.HOUSE;
        };
    return new Options(
        dealer,
        settings.is("ending", "last"),
        settings.number("tempo"),
        settings.is("speed", "patient"));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }

  /// Whether a player deals, who may turn the next card early.
  boolean partyDeals() {
    return dealer != Dealer.HOUSE;
  }
}
