package parlour.games.material.letters;

import parlour.engine.Choice;
import parlour.engine.Settings;

/// Who finds out that a word is not one.
public enum JudgingMode {
  /// Every word is judged at once.
  UMPIRE,
  /// A word stands unless another player challenges it before the next play.
  VIGILANCE,
  /// The same as it was before a wrong challenge had its price, for games that were dealt then.
  FREE_VIGILANCE;

  /// Whether a wrong challenge has its price.
  public boolean isDear() {
    return this == VIGILANCE;
  }

  private static final String NAME = "judge";
  private static final String BY_UMPIRE = "umpire: The umpire, at once";
  private static final String BY_PLAYERS = "vigilance: The players, by challenge";

  /// The option of a game in which the umpire is usual.
  public static Choice<JudgingMode> umpireFirst(String clause) {
    return begin(clause).when(BY_UMPIRE, UMPIRE).when(BY_PLAYERS, VIGILANCE);
  }

  /// The option of a game in which the players usually challenge.
  public static Choice<JudgingMode> vigilanceFirst(String clause) {
    return begin(clause).when(BY_PLAYERS, VIGILANCE).when(BY_UMPIRE, UMPIRE);
  }

  /// How words are judged in a game that gave wrong challenges their price in that version of its
  /// rules.
  public static JudgingMode in(Choice<JudgingMode> choice, Settings settings, int pricedSince) {
    JudgingMode mode = choice.in(settings);
    return mode == VIGILANCE && !settings.since(pricedSince) ? FREE_VIGILANCE : mode;
  }

  private static Choice.Begun begin(String clause) {
    return Choice.of(NAME, "Who judges words", clause);
  }
}
