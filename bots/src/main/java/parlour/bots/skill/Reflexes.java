package parlour.bots.skill;

import parlour.engine.Dice;

/// How quickly and how surely a bot reacts: the distribution that is published for its level.
///
/// @param quickest the shortest reaction in milliseconds
/// @param spread how much longer it may take: the reaction is `quickest` plus the mean of three
///   even draws below this
/// @param slip one in so many reactions is the wrong one
/// @param falseStart one in so many cards that ask for nothing is reacted to all the same
public record Reflexes(int quickestMillis, int spreadMillis, int oneInWrong, int oneInFalseStart) {
  private static final Reflexes[] LEVELS = {
    new Reflexes(900, 2400, 6, 40),
    new Reflexes(650, 1600, 10, 80),
    new Reflexes(480, 1100, 18, 160),
    new Reflexes(360, 800, 40, 400),
    new Reflexes(280, 500, 120, 2000),
  };

  public static Reflexes of(int level) {
    return LEVELS[level - 1];
  }

  /// How long one reaction takes, in milliseconds.
  public long reactionMillis(Dice dice) {
    return quickestMillis
        + (long) (dice.below(spreadMillis) + dice.below(spreadMillis) + dice.below(spreadMillis))
            / 3;
  }

  /// The distribution as people are told it.
  public String sentence() {
    return "Reacts after "
        + quickestMillis
        + " to "
        + (quickestMillis + spreadMillis - 1)
        + " ms, mostly about "
        + (quickestMillis + spreadMillis / 2)
        + " (the mean of three even draws); one reaction in "
        + oneInWrong
        + " is wrong, and one in "
        + oneInFalseStart
        + " answers nothing";
  }

  public boolean errs(Dice dice) {
    return dice.once(oneInWrong);
  }

  public boolean startsFalsely(Dice dice) {
    return dice.once(oneInFalseStart);
  }
}
