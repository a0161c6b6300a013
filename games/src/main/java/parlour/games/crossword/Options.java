package parlour.games.crossword;

import java.util.List;
import parlour.engine.Choice;
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
/// @param reopens a play may be challenged again when the one joined to it is taken off
public record Options(
    JudgingMode judging,
    int goal,
    int hands,
    int minutes,
    boolean small,
    boolean verbsMayTurn,
    boolean reopens,
    TurnClock clock) {
  /// What ends the game: one of these, the others are 0.
  private record Ending(int goal, int hands, int minutes) {}

  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("crossword.challenge");
  private static final Choice<Ending> ENDING =
      Choice.of("ending", "The game ends", "crossword.end.100")
          .when("100: At a hundred points", new Ending(100, 0, 0))
          .when("50: At fifty points, a quick game", new Ending(50, 0, 0))
          .when("1-hand: After one hand", new Ending(0, 1, 0))
          .when("2-hands: After two hands", new Ending(0, 2, 0))
          .when("3-hands: After three hands", new Ending(0, 3, 0))
          .when("6-hands: After six hands", new Ending(0, 6, 0))
          .when("15-minutes: After fifteen minutes", new Ending(0, 0, 15))
          .when("30-minutes: After thirty minutes", new Ending(0, 0, 30));
  private static final Choice<Boolean> SMALL =
      Choice.of("pack", "The pack", "crossword.cards.deck48")
          .usuallyOff("52: Fifty-two cards", "48: Forty-eight cards");
  private static final Choice<Boolean> VERBS_MAY_TURN =
      Choice.of("no-s", "S or ES added to a word", "crossword.amb.no-s-scope")
          .usuallyOn(
              "plural: Never where it makes a noun plural; EAT may become EATS",
              "inflection: Never where it only inflects the word");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(JUDGING, ENDING, SMALL, VERBS_MAY_TURN, CLOCK);

  /// How long a turn lasts, in milliseconds.
  public static final long TURN_MILLIS = 60_000;

  /// How long the others may doubt a player's last word before the hand is scored.
  static final long DOUBT_MILLIS = 15_000;

  static Options of(Settings settings) {
    Ending ending = ENDING.in(settings);
    return new Options(
        JUDGING.in(settings),
        ending.goal,
        ending.hands,
        ending.minutes,
        SMALL.in(settings),
        VERBS_MAY_TURN.in(settings),
        settings.since(2),
        CLOCK.in(settings));
  }

  public static Options usual() {
    return of(Settings.usual(SETTINGS));
  }

  boolean vigilant() {
    return judging != JudgingMode.UMPIRE;
  }
}
