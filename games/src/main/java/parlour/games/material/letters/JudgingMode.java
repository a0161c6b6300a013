package parlour.games.material.letters;

import parlour.engine.Setting;
import parlour.engine.Settings;

/// Who finds out that a word is not one.
public enum JudgingMode {
  /// Every word is judged at once.
  UMPIRE,
  /// A word stands unless another player challenges it before the next play.
  VIGILANCE;

  private static final String NAME = "judge";

  /// The setting of a game in which the umpire is usual.
  public static Setting umpireFirst(String clause) {
    return Setting.of(
        NAME,
        "Who judges words",
        clause,
        "umpire",
        "The umpire, at once",
        "vigilance",
        "The players, by challenge");
  }

  /// The setting of a game in which the players usually challenge.
  public static Setting vigilanceFirst(String clause) {
    return Setting.of(
        NAME,
        "Who judges words",
        clause,
        "vigilance",
        "The players, by challenge",
        "umpire",
        "The umpire, at once");
  }

  public static JudgingMode of(Settings settings) {
    return settings.is(NAME, "vigilance") ? VIGILANCE : UMPIRE;
  }
}
