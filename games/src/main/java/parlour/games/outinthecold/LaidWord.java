package parlour.games.outinthecold;

import parlour.engine.Seat;

/// A word on the table.
///
/// @param word its letters in order; as many question marks where it lies face down
/// @param owner who wins it: its maker, or the last player to build it up
/// @param own how many letters it had as its maker had it last
/// @param order how many words were laid before it
/// @param tried whether nobody can doubt it any more
/// @param by who discovered that it is no word, or nobody
public record LaidWord(String word, Seat owner, int own, int order, boolean tried, Seat by) {
  static final LaidWord NONE = new LaidWord("", Seat.NOBODY, 0, 0, true, Seat.NOBODY);

  private static final String COVERED = "?".repeat(64);

  static LaidWord of(String word, Seat maker, int order, boolean tried) {
    return new LaidWord(word, maker, word.length(), order, tried, Seat.NOBODY);
  }

  public boolean isNone() {
    return owner.isNobody();
  }

  /// Whether it lies face down for this view.
  public boolean isCovered() {
    return word.startsWith("?");
  }

  LaidWord covered() {
    return new LaidWord(COVERED.substring(0, word.length()), owner, own, order, tried, by);
  }

  LaidWord uncovered(String letters) {
    return new LaidWord(letters, owner, own, order, tried, by);
  }

  LaidWord built(String longer, Seat builder, boolean makers) {
    return new LaidWord(longer, builder, makers ? longer.length() : own, order, tried, by);
  }

  LaidWord tried(Seat discoverer) {
    return new LaidWord(word, owner, own, order, true, discoverer);
  }
}
