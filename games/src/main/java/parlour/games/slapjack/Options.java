package parlour.games.slapjack;

import java.util.List;
import parlour.engine.Choice;
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

  static final Choice<Dealer> DEALER =
      Choice.of("dealer", "Who deals", "slap-jack.amb.dealer-plays")
          .when("house: The house", Dealer.HOUSE)
          .when("party: One of the party, by lot", Dealer.PARTY)
          .when("first: Whoever sits in the first chair", Dealer.FIRST);
  private static final Choice<Boolean> TO_THE_END =
      Choice.of("ending", "When the pack is turned through", "slap-jack.amb.exhaust")
          .usuallyOn("last: The poorest drops out, and on it goes", "most: Most cards wins");
  private static final Choice<Integer> TEMPO =
      Choice.of("tempo", "Between number cards", "slap-jack.turn")
          .numbers("1500: A second and a half", "3000: Three seconds", "800: Under a second");
  private static final Choice<Boolean> PATIENT =
      Choice.of("speed", "Speed", "slap-jack.amb.patient")
          .usuallyOff("counts: Counts", "patient: Does not count: fifteen seconds, then the lot");

  static final List<Setting> SETTINGS = Choice.settings(DEALER, TO_THE_END, TEMPO, PATIENT);

  static Options of(Settings settings) {
    return new Options(
        DEALER.in(settings), TO_THE_END.in(settings), TEMPO.in(settings), PATIENT.in(settings));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }

  /// Whether a player deals, who may turn the next card early.
  boolean partyDeals() {
    return dealer != Dealer.HOUSE;
  }
}
