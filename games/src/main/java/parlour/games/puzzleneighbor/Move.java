package parlour.games.puzzleneighbor;

/// A move a player can make. Words are in small letters.
public sealed interface Move {
  /// A player picks the word to puzzle a neighbour with.
  record Pick(String word) implements Move {}

  /// The leader calls "Puzzle".
  record Call() implements Move {}

  /// A player announces a word of all the letters of their stack.
  record Announce(String word) implements Move {}

  /// A player gives up.
  record Yield() implements Move {}

  /// A player who has failed requires the setter to spell the word.
  record Require() implements Move {}

  /// A player who has failed pays.
  record Pay() implements Move {}

  /// A setter spells the word of their stack.
  record Spell(String word) implements Move {}

  /// A setter cannot spell it.
  record Concede() implements Move {}

  /// A player doubts a word announced by another.
  record Challenge(String word) implements Move {}

  /// A player doubts nothing more.
  record Content() implements Move {}
}
