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
/// @param housePlays letters are played automatically for players who have no choice
/// @param hands how many hands are played at most; 0: everybody deals once
public record Options(
    LetterBox box,
    JudgingMode judging,
    TurnClock clock,
    boolean sameLetter,
    boolean withholding,
    boolean bank,
    boolean housePlays,
    int hands) {
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
          Setting.of(
              "forced",
              "A letter that must be played",
              "rotation.amb.forced",
              "house",
              "Is played by the house after a moment",
              "press",
              "Is played by its holder"),
          Setting.of(
              "hands",
              "Hands",
              "rotation.amb.deals",
              "all",
              "Everybody deals once",
              "1",
              "One hand",
              "2",
              "Two hands",
              "3",
              "Three hands"),
          JudgingMode.vigilanceFirst("general.amb.who-checks").setting(),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        LetterBox.of(settings),
        JudgingMode.of(settings),
        TurnClock.of(settings),
        settings.is("missed", "same"),
        settings.is("holding", "may"),
        settings.is("pool", "bank"),
        settings.is("forced", "house") && settings.is("holding", "must"),
        settings.is("hands", "all") ? 0 : settings.number("hands"));
  }

  /// How many hands are played.
  public int hands(int players) {
    return hands == 0 ? players : Math.min(hands, players);
  }
}
