package parlour.games.wordbuilding;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Partners;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param partners four play as two sides
/// @param dearDoubt a wrong challenge costs one counter, paid to the player challenged
/// @param closesFragments a fragment that nobody adds to is closed like a word, as it was before
public record Options(
    LetterBox box,
    Rounds rounds,
    boolean partners,
    JudgingMode judging,
    boolean dearDoubt,
    boolean closesFragments,
    TurnClock clock) {
  /// How many rounds are played.
  public enum Rounds {
    /// Everybody deals once.
    EACH,
    /// Everybody deals twice.
    TWICE,
    /// One round.
    ONE,
    /// Two words, without the last building.
    WORDS;

    /// How many that is for this number of players.
    public int count(int players) {
      return switch (this) {
        case EACH -> players;
        case TWICE -> 2 * players;
        case ONE -> 1;
        case WORDS -> 2;
      };
    }
  }

  private static final Choice<Rounds> ROUNDS =
      Choice.of("rounds", "The rounds", "word-building.amb.rounds")
          .when("each: Everybody deals once", Rounds.EACH)
          .when("twice: Everybody deals twice", Rounds.TWICE)
          .when("one: One round", Rounds.ONE)
          .when("words: Two words, without the last building", Rounds.WORDS);
  static final Choice<Boolean> PARTNERS = Partners.choice("word-building.amb.partners");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<Boolean> DEAR_DOUBT =
      Choice.of("doubt", "A wrong challenge", "word-building.amb.doubt-price")
          .usuallyOn(
              "counter: Costs one counter, paid to the player challenged", "free: Costs nothing");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(ROUNDS, PARTNERS, JUDGING, DEAR_DOUBT, LetterBox.CHOICE, CLOCK);

  static Options of(Settings settings) {
    return new Options(
        LetterBox.CHOICE.in(settings),
        ROUNDS.in(settings),
        PARTNERS.in(settings),
        JUDGING.in(settings),
        DEAR_DOUBT.in(settings),
        !settings.since(3),
        CLOCK.in(settings));
  }
}
