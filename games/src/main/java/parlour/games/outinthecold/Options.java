package parlour.games.outinthecold;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Judging;
import parlour.games.material.LetterBox;
import parlour.games.material.Term;
import parlour.games.material.TurnClock;

/// What the company has settled.
public record Options(Form form, int rounds, Judging judging, LetterBox box, TurnClock clock) {
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
          Term.rounds("out-in-the-cold.rounds.six"),
          Judging.vigilanceFirst("general.amb.who-checks"),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    Form form =
        settings.is("form", "built")
            ? Form.BUILT
            : settings.is("form", "timed") ? Form.TIMED : Form.TURNS;
    return new Options(
        form,
        settings.number("rounds"),
        Judging.of(settings),
        LetterBox.of(settings),
        TurnClock.of(settings));
  }

  public boolean vigilant() {
    return judging == Judging.VIGILANCE;
  }
}
