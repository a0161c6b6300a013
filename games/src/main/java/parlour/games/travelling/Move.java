package parlour.games.travelling;

import parlour.engine.Seat;

/// What one can do. Words are in small letters.
public sealed interface Move {
  /// A player makes a word of his letters, or a longer one in place of the old.
  record Form(String word) implements Move {}

  /// A player goes back to the word that stood when the letters came.
  record Restore() implements Move {}

  /// A player is ready to pass on what he does not need.
  ///
  /// @param step which pass he means: a hundred times the round and the passes before it
  record Pass(int step) implements Move {}

  /// A player doubts the word another made in a round.
  record Challenge(Seat whose, int round) implements Move {}

  /// A player has read the words and doubts nothing more.
  record Content() implements Move {}
}
