package parlour.games.material.letters;

import parlour.engine.Choice;

/// How many rounds a game has: the number agreed on, or as many as let everybody deal equally
/// often.
///
/// @param agreed the number agreed on; 0: everybody deals twice
public record RoundCount(int agreed) {
  /// The fewest rounds a game may have.
  private static final int FEWEST = 6;

  /// The option by which the rounds are chosen.
  public static Choice<RoundCount> choice(String clause) {
    return Choice.of("rounds", "Rounds", clause)
        .when("6: Six", new RoundCount(6))
        .when("8: Eight", new RoundCount(8))
        .when("10: Ten", new RoundCount(10))
        .when("12: Twelve", new RoundCount(12))
        .when("4: Four", new RoundCount(4))
        .when("twice: Everybody deals twice (two players: three times)", new RoundCount(0));
  }

  /// How many rounds that is for this number of players.
  public int of(int players) {
    return agreed > 0 ? agreed : Math.max(FEWEST, 2 * players);
  }
}
