package parlour.games.travelling;

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
/// @param rounds how many rounds are played
/// @param carry one word is enlarged through all rounds
/// @param partners four play as two sides
public record Options(
    LetterBox box,
    int rounds,
    boolean carry,
    boolean partners,
    JudgingMode judging,
    TurnClock clock) {
  private static final Choice<Boolean> CARRY =
      Choice.of("words", "The words of the rounds", "travelling.amb.carry")
          .when("apart: A new word in each round, the best one counts", false)
          .when("carry: One word, enlarged through all rounds", true);
  private static final Choice<Integer> ROUNDS =
      Choice.of("rounds", "Rounds", "travelling.amb.rounds")
          .numbers("3: Three", "2: Two", "1: One");
  static final Choice<Boolean> PARTNERS = Partners.choice("travelling.amb.partners");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<TurnClock> CLOCK = TurnClock.choice("travelling.amb.simultaneous");

  static final List<Setting> SETTINGS =
      Choice.settings(CARRY, ROUNDS, PARTNERS, JUDGING, LetterBox.CHOICE, CLOCK);

  static Options of(Settings settings) {
    return new Options(
        LetterBox.CHOICE.in(settings),
        ROUNDS.in(settings),
        CARRY.in(settings),
        PARTNERS.in(settings),
        JudgingMode.in(JUDGING, settings, 2),
        CLOCK.in(settings));
  }

  /// Whether bad words are refused at once.
  public boolean umpired() {
    return judging == JudgingMode.UMPIRE;
  }

  /// How many letters everybody gets at a deal, as far as the box has them left.
  ///
  /// Words stay out, so for every fifteen letters of a hand the box must have room for two words of
  /// nine beside it.
  int each(int players, int left) {
    int room = box.box().size() * Travelling.HAND / ((Travelling.HAND + 2 * 9) * players);
    return Math.min(Math.min(Travelling.HAND, room), left / players);
  }
}
