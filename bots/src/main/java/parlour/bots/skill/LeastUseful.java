package parlour.bots.skill;

/// Letters of the alphabet by how useful they are for making words.
public final class LeastUseful {
  /// All letters, least useful first.
  public static final String ORDER = "qzxjvkwyfbhgumcpodnltriase";

  private LeastUseful() {}

  /// The rank of a letter in that order, 0 for the least useful.
  public static int usefulness(char letter) {
    return ORDER.indexOf(letter);
  }
}
