package parlour.games.rotation;

import java.util.List;
import parlour.engine.Choice;
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
/// @param momentMillis how long a letter waits before it is played automatically for a player who
///   has no choice; 0 where players play their own
/// @param letStand a named word goes round when every opponent has let it stand
/// @param hands how many hands are played at most; 0: everybody deals once
public record Options(
    LetterBox box,
    JudgingMode judging,
    TurnClock clock,
    boolean sameLetter,
    boolean withholding,
    boolean bank,
    int momentMillis,
    boolean letStand,
    int hands) {
  private static final Choice<Boolean> SAME_LETTER =
      Choice.of("missed", "A letter that cannot be played", "rotation.tail.pass-over")
          .usuallyOff("over: Is passed over", "same: Falls to the next player");
  private static final Choice<Boolean> WITHHOLDING =
      Choice.of("holding", "A player who holds the letter", "rotation.amb.must-play")
          .usuallyOff("must: Must play it", "may: May withhold it");
  private static final Choice<Boolean> BANK =
      Choice.of("pool", "The pool", "rotation.amb.pool-size")
          .usuallyOff("100: A hundred counters, then the hand ends", "bank: Counters without end");
  private static final Choice<Integer> MOMENT_MILLIS =
      Choice.of("forced", "A letter that must be played", "rotation.amb.forced")
          .when("house: Is played by the house after a moment", 1_500)
          .when("press: Is played by its holder", 0)
          .when("quick: Is played by the house at once", 350);
  private static final Choice<Boolean> LET_STAND =
      Choice.of("stand", "A word the house takes round", "rotation.amb.challenge-time")
          .usuallyOff(
              "6: May be doubted for six seconds", "all: Waits until all others let it stand");
  private static final Choice<Integer> HANDS =
      Choice.of("hands", "Hands", "rotation.amb.deals")
          .numbers("all: Everybody deals once", "1: One hand", "2: Two hands", "3: Three hands");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(
          SAME_LETTER,
          WITHHOLDING,
          BANK,
          MOMENT_MILLIS,
          HANDS,
          JUDGING,
          LetterBox.CHOICE,
          CLOCK,
          LET_STAND);

  static Options of(Settings settings) {
    boolean withholding = WITHHOLDING.in(settings);
    int momentMillis = withholding ? 0 : MOMENT_MILLIS.in(settings);
    JudgingMode judging = JudgingMode.in(JUDGING, settings, 3);
    return new Options(
        LetterBox.CHOICE.in(settings),
        judging,
        CLOCK.in(settings),
        SAME_LETTER.in(settings),
        withholding,
        BANK.in(settings),
        momentMillis,
        LET_STAND.in(settings) && momentMillis > 0 && judging != JudgingMode.UMPIRE,
        HANDS.in(settings));
  }

  /// Whether letters are played automatically for players who have no choice.
  public boolean housePlays() {
    return momentMillis > 0;
  }

  /// How many hands are played.
  public int hands(int players) {
    return hands == 0 ? players : Math.min(hands, players);
  }
}
