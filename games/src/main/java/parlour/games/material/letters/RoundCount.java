package parlour.games.material.letters;

import parlour.engine.Setting;
import parlour.engine.Settings;

/// How many rounds a game has: the number agreed on, or as many as let everybody deal equally
/// often.
///
/// @param agreed the number agreed on; 0: everybody deals twice
public record RoundCount(int agreed) {
  /// The fewest rounds a game may have.
  private static final int FEWEST = 6;

  private static final String NAME = "rounds";
  private static final String TWICE = "twice";

  /// The setting by which the rounds are chosen.
  public static Setting setting(String clause) {
    return Setting.of(
        NAME,
        "Rounds",
        clause,
        "6",
        "Six",
        "8",
        "Eight",
        "10",
        "Ten",
        "12",
        "Twelve",
        TWICE,
        "Everybody deals twice (two players: three times)");
  }

  public static RoundCount of(Settings settings) {
    return new RoundCount(settings.is(NAME, TWICE) ? 0 : settings.number(NAME));
  }

  /// How many rounds that is for this number of players.
  public int of(int players) {
    return agreed > 0 ? agreed : Math.max(FEWEST, 2 * players);
  }
}
