package parlour.games.letterpool;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.Judging;
import parlour.games.material.LetterBox;
import parlour.games.material.Term;
import parlour.games.material.TurnClock;

/// What the company has settled.
///
/// @param hand how many letters everybody holds at the beginning of a round
public record Options(int rounds, int hand, Judging judging, LetterBox box, TurnClock clock) {
  static final List<Setting> SETTINGS =
      List.of(
          Term.rounds("letter-pool.end"),
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
          Judging.vigilanceFirst("general.amb.who-checks"),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        settings.number("rounds"),
        settings.number("hand"),
        Judging.of(settings),
        LetterBox.of(settings),
        TurnClock.of(settings));
  }
}
