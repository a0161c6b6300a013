package parlour.games.travelling;

import parlour.engine.Seat;

/// A move a player can make. Words are in small letters.
public sealed interface Move {
  /// A player makes a word of their letters, or a longer one in place of the old.
  record Form(String word) implements Move {}

  /// A player goes back to the word that stood when the letters came.
  record Restore() implements Move {}

  /// A player is ready to pass on the remaining letters.
  ///
  /// @param step which pass is meant: a hundred times the round and the passes before it
  record Pass(int step) implements Move {}

  /// A player doubts the word another made in a round.
  record Challenge(Seat whose, int round) implements Move {}

  /// A player has read the words and doubts nothing more.
  record Content() implements Move {}
}
