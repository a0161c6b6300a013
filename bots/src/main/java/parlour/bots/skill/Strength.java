package parlour.bots.skill;

/// How strong a bot is: a continuous scale under the five names of the levels.
///
/// A whole strength is a level; between two levels a bot plays now like the one, now like the
/// other.
///
/// @param hundredths 100 to 500
public record Strength(int hundredths) {
  private static final int WHOLE = 100;

  public Strength {
    if (hundredths < WHOLE || hundredths > Levels.COUNT * WHOLE)
      throw new IllegalArgumentException("levels run from 1 to " + Levels.COUNT);
  }

  /// The strength that a number on the wire means: a level from 1 to 5, or hundredths of one.
  public static Strength of(int number) {
    return new Strength(number <= Levels.COUNT ? number * WHOLE : number);
  }

  /// Whether a number on the wire means a strength.
  public static boolean isOne(int number) {
    return number >= 1 && number <= Levels.COUNT
        || number >= WHOLE && number <= Levels.COUNT * WHOLE;
  }

  /// The level whose name it goes by: the nearest.
  public int level() {
    return (hundredths + WHOLE / 2) / WHOLE;
  }

  /// The strongest level that is not stronger.
  public int lower() {
    return hundredths / WHOLE;
  }

  public boolean isLevel() {
    return hundredths % WHOLE == 0;
  }

  /// How many times in a hundred it plays like the level above [#lower].
  public int percentAbove() {
    return hundredths % WHOLE;
  }
}
