package parlour.bots.skill;

/// Which letters are easiest to part with.
public final class LeastUseful {
  /// The letters, the easiest to part with first.
  public static final String ORDER = "qzxjvkwyfbhgumcpodnltriase";

  private LeastUseful() {}

  /// How useful a letter is, from nought.
  public static int usefulness(char letter) {
    return ORDER.indexOf(letter);
  }
}
