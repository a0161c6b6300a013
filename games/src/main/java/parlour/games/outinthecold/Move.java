package parlour.games.outinthecold;

/// A move a player can make. Words are in small letters.
public sealed interface Move {
  /// A player comes in with a word of their hand.
  record ComeIn(String word) implements Move {}

  /// A player waits and draws a letter.
  record Wait() implements Move {}

  /// A player stays out in the cold.
  record Stay() implements Move {}

  /// A player makes a new word of the one just declared.
  record Build(String word) implements Move {}

  /// A player does not build.
  record Pass() implements Move {}

  /// A player doubts a word shown at the close.
  record Challenge(String word) implements Move {}

  /// A player doubts nothing more.
  record Content() implements Move {}
}
