package parlour.bots.skill;

import parlour.engine.Dice;

/// Reaction times and error rates of a level, as they are published to players.
///
/// A reaction takes `quickestMillis` plus the mean of three uniform draws below `spreadMillis`: a
/// Bates distribution with n = 3, bell-shaped and bounded on both sides.
///
/// @param quickestMillis the shortest reaction
/// @param spreadMillis the longest reaction is just below `quickestMillis + spreadMillis`
/// @param oneInWrong one reaction in this many is the wrong one
/// @param oneInFalseStart one in this many cards that ask for nothing gets a reaction all the same
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

  /// A reaction time drawn from the distribution, in milliseconds.
  public long reactionMillis(Dice dice) {
    return quickestMillis
        + (long) (dice.below(spreadMillis) + dice.below(spreadMillis) + dice.below(spreadMillis))
            / 3;
  }

  /// The distribution as players read it.
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

  /// Whether this reaction is the wrong one.
  public boolean errs(Dice dice) {
    return dice.once(oneInWrong);
  }

  /// Whether it reacts where nothing asks for it.
  public boolean startsFalsely(Dice dice) {
    return dice.once(oneInFalseStart);
  }
}
