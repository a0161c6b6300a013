package parlour.games.puzzleneighbor;

/// What one can do. Words are in small letters.
public sealed interface Move {
  /// A player picks the word his neighbour is to be puzzled with.
  record Pick(String word) implements Move {}

  /// The leader calls "Puzzle".
  record Call() implements Move {}

  /// A player announces a word of all the letters of his stack.
  record Announce(String word) implements Move {}

  /// A player does not try any longer.
  record Yield() implements Move {}

  /// A player who has failed requires the setter to spell the word.
  record Require() implements Move {}

  /// A player who has failed owns it.
  record Pay() implements Move {}

  /// A setter spells his word.
  record Spell(String word) implements Move {}

  /// A setter owns that he cannot.
  record Concede() implements Move {}

  /// A player doubts a word announced by another.
  record Challenge(String word) implements Move {}

  /// A player doubts nothing more.
  record Content() implements Move {}
}
