package parlour.bots.skill;

import parlour.engine.Dice;

/// How well a bot plays a game of words, by its level.
///
/// @param level 1 to 5; it also says which words the bot knows
/// @param thoughts how many words it thinks of at a time; nought: all it knows
/// @param looks how many combinations of them it tries in its head
/// @param attention in how many of a hundred cases it sees what it could see
/// @param pace how long it takes over things, in hundredths of a good player's time
public record SkillLevel(
    int level, int wordsAtOnce, int searchSteps, int attentionPercent, int pacePercent) {
  private static final SkillLevel[] LEVELS = {
    new SkillLevel(1, 2, 2_000, 60, 220),
    new SkillLevel(2, 4, 8_000, 75, 170),
    new SkillLevel(3, 7, 30_000, 87, 130),
    new SkillLevel(4, 16, 80_000, 95, 100),
    new SkillLevel(5, 0, 200_000, 100, 80),
  };

  public static SkillLevel of(int level) {
    return LEVELS[level - 1];
  }

  public boolean sees(Dice dice) {
    return dice.below(100) < attentionPercent;
  }

  /// About so many milliseconds, by its pace, give or take a third.
  public long delayMillis(long millis, Dice dice) {
    long usual = millis * pacePercent / 100;
    return usual * 2 / 3 + dice.below((int) Math.max(1, usual * 2 / 3));
  }
}
