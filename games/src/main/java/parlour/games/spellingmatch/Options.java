package parlour.games.spellingmatch;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param words how many words each contributes
/// @param length how many letters each of them has
/// @param minutes how long all may spell
/// @param together all choose their words at once, rather than in turn
public record Options(
    LetterBox box,
    int words,
    int length,
    int minutes,
    boolean together,
    JudgingMode judging,
    TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "words",
              "Words from each",
              "spelling-match.agree.count",
              "3",
              "Three",
              "1",
              "One",
              "2",
              "Two",
              "4",
              "Four",
              "5",
              "Five"),
          Setting.of(
              "length",
              "Letters of a word",
              "spelling-match.agree.length",
              "5",
              "Five",
              "3",
              "Three",
              "4",
              "Four",
              "6",
              "Six"),
          Setting.of(
              "choosing",
              "Words are chosen",
              "spelling-match.amb.supply",
              "together",
              "By all at once, first come first served",
              "turns",
              "In turn, one at a time"),
          Setting.of(
              "time",
              "Time to spell",
              "general.amb.time",
              "3",
              "Three minutes",
              "5",
              "Five minutes",
              "10",
              "Ten minutes",
              "15",
              "Fifteen minutes"),
          JudgingMode.vigilanceFirst("spelling-match.amb.bad-contribution").setting(),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        LetterBox.of(settings),
        settings.number("words"),
        settings.number("length"),
        settings.number("time"),
        settings.is("choosing", "together"),
        JudgingMode.of(settings),
        TurnClock.of(settings));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }

  /// What the number of players asks of the settings, in a sentence, or nothing.
  static String objection(Settings settings, int players) {
    Options options = of(settings);
    int letters = players * options.words * options.length;
    return 2 * letters <= options.box.box().size()
        ? ""
        : "These words need more letters than half the box: take a larger box or fewer words.";
  }

  /// How long all may spell, in milliseconds.
  long allowanceMillis() {
    return minutes * 60_000L;
  }

  boolean vigilant() {
    return judging == JudgingMode.VIGILANCE;
  }
}
