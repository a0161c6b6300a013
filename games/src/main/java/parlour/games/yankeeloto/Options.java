package parlour.games.yankeeloto;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param length how many letters a word has
/// @param auto letters are covered, and "Loto!" cried, for everybody
/// @param hostLeads whether the host may be drawn as the first leader
public record Options(
    LetterBox box,
    int length,
    boolean auto,
    boolean hostLeads,
    JudgingMode judging,
    TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "length",
              "Letters of a word",
              "yankee-loto.word",
              "5",
              "Five",
              "4",
              "Four",
              "6",
              "Six"),
          Setting.of(
              "cover",
              "Letters are covered",
              "yankee-loto.amb.auto",
              "tap",
              "By the players, who must be quick",
              "auto",
              "By the house, which cries too"),
          Setting.of(
              "leads",
              "Who leads first",
              "yankee-loto.amb.first-leader",
              "draw",
              "Drawn from the box",
              "others",
              "Anyone but the host"),
          JudgingMode.vigilanceFirst("general.amb.who-checks"),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        LetterBox.of(settings),
        settings.number("length"),
        settings.is("cover", "auto"),
        settings.is("leads", "draw"),
        JudgingMode.of(settings),
        TurnClock.of(settings));
  }
}
