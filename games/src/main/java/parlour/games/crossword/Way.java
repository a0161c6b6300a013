package parlour.games.crossword;

/// Which way a word reads, from the one side of the table that counts as the base.
public enum Way {
  ACROSS(1, 0),
  DOWN(0, 1);

  final int dx;
  final int dy;

  Way(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  Way other() {
    return this == ACROSS ? DOWN : ACROSS;
  }

  /// As an answer puts it.
  @Override
  public String toString() {
    return this == ACROSS ? "across" : "down";
  }
}
