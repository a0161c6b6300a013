package parlour.games.bullfrog;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.cards.AnimalPack;

/// The options of the game.
///
/// @param anyOne any No. 1 is the Bear
/// @param tempoMillis milliseconds within which a card is turned; 0: its player is waited for
/// @param patient speed does not count
public record Options(boolean anyOne, int deals, int tempoMillis, boolean patient) {
  private static final Choice<Boolean> ANY_ONE =
      Choice.of("bear", "The Bear", "bull-frog.amb.which-bear")
          .usuallyOff("one: The No. 1 Bear alone", "any: Any No. 1");
  private static final Choice<Integer> DEALS =
      Choice.of("deals", "How many deals", "bull-frog.amb.score")
          .numbers("5: Five", "3: Three", "10: Ten", "1: One");
  private static final Choice<Integer> TEMPO = TurnClock.tempo("bull-frog.amb.tempo");
  private static final Choice<Boolean> PATIENT =
      Choice.of("speed", "Speed", "bull-frog.amb.patient")
          .usuallyOff("counts: Counts", "patient: Does not count: twenty seconds, then the lot");

  static final List<Setting> SETTINGS = Choice.settings(ANY_ONE, DEALS, TEMPO, PATIENT);

  static Options of(Settings settings) {
    return new Options(
        ANY_ONE.in(settings), DEALS.in(settings), TEMPO.in(settings), PATIENT.in(settings));
  }

  /// Whether a card is the one at which all throw in.
  boolean isBear(int card) {
    return anyOne ? card >= 0 && AnimalPack.number(card) == 1 : card == AnimalPack.card(1, 0);
  }
}
