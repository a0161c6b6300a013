package parlour.games.wildanimal;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;

/// The options of the game.
///
/// @param fine a wrong call gets the top card of the pile named
/// @param tempoMillis milliseconds within which a card is turned; 0: its player is waited for
/// @param patient speed does not count
/// @param deals how many deals are played; over several, all cards left count
/// @param minutes after how many minutes fewest cards wins; 0: time does not end the game
public record Options(boolean fine, int tempoMillis, boolean patient, int deals, int minutes) {
  private static final Choice<Boolean> FINE =
      Choice.of("wrong", "A wrong call", "wild-animal.amb.wrong-call")
          .usuallyOff("free: Costs no card", "card: Gets the top card of the pile named");
  private static final Choice<Integer> TEMPO = TurnClock.tempo("wild-animal.amb.tempo");
  private static final Choice<Boolean> PATIENT =
      Choice.of("speed", "Speed", "wild-animal.amb.patient")
          .usuallyOff("counts: Counts", "patient: Does not count: fifteen seconds, then the lot");
  private static final Choice<Integer> DEALS =
      Choice.of("deals", "How many deals", "wild-animal.amb.tally")
          .numbers("1: One", "3: Three", "5: Five");
  private static final Choice<Integer> LENGTH =
      Choice.of("length", "How long", "wild-animal.amb.length")
          .numbers(
              "out: As long as it takes", "5: Five minutes at most", "10: Ten minutes at most");

  static final List<Setting> SETTINGS = Choice.settings(FINE, TEMPO, PATIENT, DEALS, LENGTH);

  static Options of(Settings settings) {
    return new Options(
        FINE.in(settings),
        TEMPO.in(settings),
        PATIENT.in(settings),
        DEALS.in(settings),
        LENGTH.in(settings));
  }
}
