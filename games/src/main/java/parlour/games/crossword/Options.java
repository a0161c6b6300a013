package parlour.games.crossword;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;

/// The options of the game.
///
/// @param judging who finds out that a word is no word
/// @param goal the total that ends the game, or 0
/// @param hands how many hands are played, or 0
/// @param minutes after how many minutes no new hand is dealt, or 0
/// @param small the pack of forty-eight
/// @param verbsMayTurn an S that makes a verb's third person may be added; otherwise no S that only
///   inflects
public record Options(
    JudgingMode judging,
    int goal,
    int hands,
    int minutes,
    boolean small,
    boolean verbsMayTurn,
    TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          JudgingMode.vigilanceFirst("crossword.challenge").setting(),
          Setting.of(
              "ending",
              "The game ends",
              "crossword.end.100",
              "100",
              "At a hundred points",
              "50",
              "At fifty points, a quick game",
              "1-hand",
              "After one hand",
              "3-hands",
              "After three hands",
              "6-hands",
              "After six hands",
              "15-minutes",
              "After fifteen minutes",
              "30-minutes",
              "After thirty minutes"),
          Setting.of(
              "pack",
              "The pack",
              "crossword.cards.deck48",
              "52",
              "Fifty-two cards",
              "48",
              "Forty-eight cards"),
          Setting.of(
              "no-s",
              "S or ES added to a word",
              "crossword.amb.no-s-scope",
              "plural",
              "Never where it makes a noun plural; EAT may become EATS",
              "inflection",
              "Never where it only inflects the word"),
          TurnClock.setting("general.amb.time"));

  /// How long a turn lasts, in milliseconds.
  public static final long TURN_MILLIS = 60_000;

  /// How long the others may doubt a player's last word before the hand is scored.
  static final long DOUBT_MILLIS = 15_000;

  static Options of(Settings settings) {
    String ending = settings.text("ending");
    int dash = ending.indexOf('-');
    int number = Integer.parseInt(dash < 0 ? ending : ending.substring(0, dash));
    return new Options(
        JudgingMode.of(settings),
        dash < 0 ? number : 0,
        ending.contains("-hand") ? number : 0,
        ending.endsWith("-minutes") ? number : 0,
        settings.is("pack", "48"),
        settings.is("no-s", "plural"),
        TurnClock.of(settings));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }

  boolean vigilant() {
    return judging == JudgingMode.VIGILANCE;
  }
}
