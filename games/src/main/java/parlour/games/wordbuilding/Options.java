package parlour.games.wordbuilding;

import java.util.List;
import parlour.engine.Setting;
import parlour.engine.Settings;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.JudgingMode;
import parlour.games.material.letters.LetterBox;

/// The options of the game.
///
/// @param dearDoubt a wrong challenge costs one counter, paid to the player challenged
public record Options(
    LetterBox box, Rounds rounds, JudgingMode judging, boolean dearDoubt, TurnClock clock) {
  /// How many rounds are played.
  public enum Rounds {
    /// Everybody deals once.
    EACH,
    /// Everybody deals twice.
    TWICE,
    /// One round.
    ONE;

    /// How many that is for this number of players.
    public int count(int players) {
      return switch (this) {
        case EACH -> players;
        case TWICE -> 2 * players;
        case ONE -> 1;
      };
    }

    private static Rounds of(String value) {
      return switch (value) {
        case "twice" -> TWICE;
        case "one" -> ONE;
        default -> EACH;
      };
    }
  }

  static final List<Setting> SETTINGS =
      List.of(
          Setting.of(
              "rounds",
              "The rounds",
              "word-building.amb.rounds",
              "each",
              "Everybody deals once",
              "twice",
              "Everybody deals twice",
              "one",
              "One round"),
          JudgingMode.vigilanceFirst("general.amb.who-checks").setting(),
          Setting.of(
              "doubt",
              "A wrong challenge",
              "word-building.amb.doubt-price",
              "counter",
              "Costs one counter, paid to the player challenged",
              "free",
              "Costs nothing"),
          LetterBox.SETTING,
          TurnClock.setting("general.amb.time"));

  static Options of(Settings settings) {
    return new Options(
        LetterBox.of(settings),
        Rounds.of(settings.text("rounds")),
        JudgingMode.of(settings),
        settings.is("doubt", "counter"),
        TurnClock.of(settings));
  }
}
