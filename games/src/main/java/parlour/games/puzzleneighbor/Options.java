package parlour.games.puzzleneighbor;

import java.util.List;
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
public record Options(int length, int rounds, JudgingMode judging, LetterBox box, TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "length",
              "Letters of a word",
              "puzzle-neighbor.agree",
              "6",
              "Six",
              "5",
              "Five",
              "7",
              "Seven",
              "8",
              "Eight"),
          Setting.of(
              "rounds",
              "Rounds",
              "puzzle-neighbor.end",
              "cycle",
              "Until everyone has puzzled everyone",
              "3",
              "Three",
              "6",
              "Six",
              "9",
              "Nine"),
          JudgingMode.vigilanceFirst("general.amb.who-checks").setting(),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        settings.number("length"),
        settings.is("rounds", "cycle") ? 0 : settings.number("rounds"),
        JudgingMode.of(settings),
        LetterBox.of(settings),
        TurnClock.of(settings));
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
    return judging == JudgingMode.VIGILANCE;
  }

  /// When something is due that all do at once.
  long dueMillis(long nowMillis, long usualMillis) {
    return clock.together().dueMillis(nowMillis, usualMillis);
  }
}
