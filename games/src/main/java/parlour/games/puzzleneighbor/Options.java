package parlour.games.puzzleneighbor;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;
import parlour.lexicon.Letters;

/// The options of the game.
///
/// @param length how many letters every word has
/// @param rounds how many are played; 0: until everyone has puzzled everyone
///
/// @param fair who announced a bad word may still require the setter's, and who was given no word
///   does not pay the first to solve
public record Options(
    int length, int rounds, JudgingMode judging, boolean fair, LetterBox box, TurnClock clock) {
  private static final Choice<Integer> LENGTH =
      Choice.of("length", "Letters of a word", "puzzle-neighbor.agree")
          .numbers("6: Six", "5: Five", "7: Seven", "8: Eight");
  private static final Choice<Integer> ROUNDS =
      Choice.of("rounds", "Rounds", "puzzle-neighbor.end")
          .numbers("cycle: Until everyone has puzzled everyone", "3: Three", "6: Six", "9: Nine");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(LENGTH, ROUNDS, JUDGING, LetterBox.CHOICE, CLOCK);

  static Options of(Settings settings) {
    return new Options(
        LENGTH.in(settings),
        ROUNDS.in(settings),
        JudgingMode.in(JUDGING, settings, 2),
        settings.since(2),
        LetterBox.CHOICE.in(settings),
        CLOCK.in(settings));
  }

  /// How many rounds this number of players play.
  public int rounds(int players) {
    return rounds > 0 ? rounds : players - 1;
  }

  /// All the letters there are.
  Letters letters() {
    return box.box().letters();
  }

  boolean vigilant() {
    return judging != JudgingMode.UMPIRE;
  }

  /// When something is due that all do at once.
  long dueMillis(long nowMillis, long usualMillis) {
    return clock.together().dueMillis(nowMillis, usualMillis);
  }
}
