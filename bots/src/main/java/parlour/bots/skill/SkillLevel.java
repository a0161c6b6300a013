package parlour.bots.skill;

import parlour.engine.Dice;

/// How well a bot of a level plays a word game.
///
/// @param level 1 to 5; it also decides which words the bot knows
/// @param wordsAtOnce how many words it thinks of at a time; 0 for all it knows
/// @param searchSteps how many combinations of words it tries
/// @param attentionPercent how often it notices what it could notice
/// @param pacePercent how long it takes, in per cent of a good player's time
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

  /// A delay in milliseconds, scaled by its pace: uniform within a third of the usual time.
  public long delayMillis(long millis, Dice dice) {
    long usualMillis = millis * pacePercent / 100;
    return usualMillis * 2 / 3 + dice.below((int) Math.max(1, usualMillis * 2 / 3));
  }
}
