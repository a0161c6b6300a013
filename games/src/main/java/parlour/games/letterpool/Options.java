package parlour.games.letterpool;

import java.util.List;
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
  static final List<Setting> SETTINGS =
      List.of(
          RoundCount.choice("letter-pool.amb.rounds").setting(),
          Setting.of(
              "hand",
              "Letters in a hand",
              "general.players.scale",
              "7",
              "Seven",
              "9",
              "Nine",
              "5",
              "Five"),
          JudgingMode.vigilanceFirst("general.amb.who-checks").setting(),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        RoundCount.choice("letter-pool.amb.rounds").in(settings),
        settings.number("hand"),
        JudgingMode.of(settings),
        LetterBox.of(settings),
        TurnClock.of(settings));
  }
}
