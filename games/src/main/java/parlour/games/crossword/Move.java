package parlour.games.crossword;

/// A move a player can make.
public sealed interface Move {
  /// Lays a word: the whole of it, with the letters that stand there already.
  ///
  /// @param free the kind of letter the Free Letter is to stand for, or [#UNSAID]: it is used only
  ///   where it must be
  record Lay(Entry entry, int free) implements Move {}

  /// Lays a card aside, to exchange it.
  record Discard(int kind) implements Move {}

  /// Draws in exchange for it, from the stock or from the cards turned up.
  record Draw(boolean shown) implements Move {}

  /// Says that a word is no word.
  record Challenge(Entry entry) implements Move {}

  /// Lets the last words stand, now that somebody has gone out.
  record LetStand() implements Move {}

  /// The Free Letter is not spoken of.
  int UNSAID = -1;
}
