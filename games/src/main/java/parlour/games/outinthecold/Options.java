package parlour.games.outinthecold;

import java.util.List;
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

  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "form",
              "The form",
              "out-in-the-cold.timed",
              "turns",
              "In turn",
              "built",
              "In turn, words may be built up",
              "timed",
              "Against the clock"),
          RoundCount.choice("out-in-the-cold.amb.rounds").setting(),
          JudgingMode.vigilanceFirst("general.amb.who-checks").setting(),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    Form form =
        settings.is("form", "built")
            ? Form.BUILT
            : settings.is("form", "timed") ? Form.TIMED : Form.TURNS;
    return new Options(
        form,
        RoundCount.choice("out-in-the-cold.amb.rounds").in(settings),
        JudgingMode.of(settings),
        LetterBox.of(settings),
        TurnClock.of(settings));
  }

  public boolean vigilant() {
    return judging == JudgingMode.VIGILANCE;
  }
}
