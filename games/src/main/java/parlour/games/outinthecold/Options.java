package parlour.games.outinthecold;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.RoundCount;

/// The options of the game.
public record Options(
    Form form, RoundCount rounds, JudgingMode judging, LetterBox box, TurnClock clock) {
  /// The ways to play.
  public enum Form {
    /// In turn, with words face down.
    TURNS,
    /// In turn, with words in sight that others may build up.
    BUILT,
    /// Against the clock.
    TIMED
  }

  /// The letters everybody is dealt, where there are enough.
  static final int HAND = 7;

  private static final Choice<Form> FORM =
      Choice.of("form", "The form", "out-in-the-cold.timed")
          .when("turns: In turn", Form.TURNS)
          .when("built: In turn, words may be built up", Form.BUILT)
          .when("timed: Against the clock", Form.TIMED);
  private static final Choice<RoundCount> ROUNDS = RoundCount.choice("out-in-the-cold.amb.rounds");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(FORM, ROUNDS, JUDGING, LetterBox.CHOICE, CLOCK);

  static Options of(Settings settings) {
    return new Options(
        FORM.in(settings),
        ROUNDS.in(settings),
        JudgingMode.in(JUDGING, settings, 2),
        LetterBox.CHOICE.in(settings),
        CLOCK.in(settings));
  }

  public boolean vigilant() {
    return judging != JudgingMode.UMPIRE;
  }
}
