package parlour.games.letterpool;

import java.util.List;
import parlour.engine.Choice;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;
import parlour.games.material.letters.RoundCount;

/// The options of the game.
///
/// @param hand how many letters everybody holds at the beginning of a round
public record Options(
    RoundCount rounds, int hand, JudgingMode judging, LetterBox box, TurnClock clock) {
  private static final Choice<RoundCount> ROUNDS = RoundCount.choice("letter-pool.amb.rounds");
  private static final Choice<Integer> HAND =
      Choice.of("hand", "Letters in a hand", "general.players.scale")
          .numbers("7: Seven", "9: Nine", "5: Five");
  private static final Choice<JudgingMode> JUDGING =
      JudgingMode.vigilanceFirst("general.amb.who-checks");
  private static final Choice<TurnClock> CLOCK = TurnClock.choiceOfGameTogether("general.amb.time");

  static final List<Setting> SETTINGS =
      Choice.settings(ROUNDS, HAND, JUDGING, LetterBox.CHOICE, CLOCK);

  static Options of(Settings settings) {
    return new Options(
        ROUNDS.in(settings),
        HAND.in(settings),
        JudgingMode.in(JUDGING, settings, 2),
        LetterBox.CHOICE.in(settings),
        CLOCK.in(settings));
  }
}
