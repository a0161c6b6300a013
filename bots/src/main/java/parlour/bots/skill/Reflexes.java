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
    new Reflexes(350, 1700, 10, 60),
    new Reflexes(330, 1340, 14, 90),
    new Reflexes(310, 1040, 24, 160),
    new Reflexes(300, 760, 50, 400),
    new Reflexes(280, 500, 120, 2000),
  };

  public static Reflexes of(int level) {
    return LEVELS[level - 1];
  }

  /// The reflexes between two levels: every figure as far from the one to the other.
  public static Reflexes of(Strength strength) {
    Reflexes low = of(strength.lower());
    if (strength.isLevel()) return low;
    Reflexes high = of(strength.lower() + 1);
    int percent = strength.percentAbove();
    return new Reflexes(
        between(low.quickestMillis, high.quickestMillis, percent),
        between(low.spreadMillis, high.spreadMillis, percent),
        between(low.oneInWrong, high.oneInWrong, percent),
        between(low.oneInFalseStart, high.oneInFalseStart, percent));
  }

  private static int between(int low, int high, int percent) {
    return low + (high - low) * percent / 100;
  }

  /// A person who reacts in this time on average, from half of it to one and a half times it, and
  /// is never wrong.
  public static Reflexes ofPerson(int meanMillis) {
    return new Reflexes(meanMillis / 2, meanMillis, Integer.MAX_VALUE, Integer.MAX_VALUE);
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
