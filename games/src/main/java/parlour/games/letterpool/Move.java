package parlour.games.letterpool;

import parlour.lexicon.Letters;

/// What one can do. Words are in small letters.
public sealed interface Move {
  /// A player stakes a letter of his hand.
  record Stake(char letter) implements Move {}

  /// A player has studied the pool.
  record Ready() implements Move {}

  /// A player declares a word.
  ///
  /// @param held the letters of it that come out of his hand; none: as few as can be
  record Declare(String word, Letters held) implements Move {}

  record Pass() implements Move {}

  /// A player doubts the word that stands.
  record Challenge(String word) implements Move {}

  /// A player does not doubt the word laid down.
  record Content() implements Move {}
}
