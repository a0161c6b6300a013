package parlour.games.rotation;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param sameLetter a letter that cannot be played falls to the next player
/// @param withholding a player may keep a letter that could be played
/// @param bank counters are paid without end
public record Options(
    LetterBox box,
    JudgingMode judging,
    TurnClock clock,
    boolean sameLetter,
    boolean withholding,
    boolean bank) {
  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "missed",
              "A letter that cannot be played",
              "rotation.tail.pass-over",
              "over",
              "Is passed over",
              "same",
              "Falls to the next player"),
          Setting.of(
              "holding",
              "A player who holds the letter",
              "rotation.amb.must-play",
              "must",
              "Must play it",
              "may",
              "May withhold it"),
          Setting.of(
              "pool",
              "The pool",
              "rotation.amb.pool-size",
              "100",
              "A hundred counters, then the hand ends",
              "bank",
              "Counters without end"),
          JudgingMode.vigilanceFirst("general.amb.who-checks"),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        LetterBox.of(settings),
        JudgingMode.of(settings),
        TurnClock.of(settings),
        settings.is("missed", "same"),
        settings.is("holding", "may"),
        settings.is("pool", "bank"));
  }
}
