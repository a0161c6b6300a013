package parlour.bots.skill;

import parlour.engine.Dice;

/// How quickly and how surely a bot reacts: the distribution that is published for its level.
///
/// @param quickest the shortest reaction in milliseconds
/// @param spread how much longer it may take: the reaction is `quickest` plus the mean of three
///   even draws below this
/// @param slip one in so many reactions is the wrong one
/// @param falseStart one in so many cards that ask for nothing is reacted to all the same
public record Reflexes(int quickest, int spread, int slip, int falseStart) {
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
  public long reaction(Dice dice) {
    return quickest + (long) (dice.below(spread) + dice.below(spread) + dice.below(spread)) / 3;
  }

  /// The distribution as people are told it.
  public String sentence() {
    return "Reacts after "
        + quickest
        + " to "
        + (quickest + spread - 1)
        + " ms, mostly about "
        + (quickest + spread / 2)
        + " (the mean of three even draws); one reaction in "
        + slip
        + " is wrong, and one in "
        + falseStart
        + " answers nothing";
  }

  public boolean slips(Dice dice) {
    return dice.once(slip);
  }

  public boolean startsFalsely(Dice dice) {
    return dice.once(falseStart);
  }
}
