package parlour.bots;

/// Which letters are easiest to part with.
final class Spare {
  /// The letters, the easiest to part with first.
  static final String FIRST = "qzxjvkwyfbhgumcpodnltriase";

  private Spare() {}

  /// How useful a letter is, from nought.
  static int worth(char letter) {
    return FIRST.indexOf(letter);
  }
}
