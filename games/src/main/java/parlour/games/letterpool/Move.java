package parlour.games.letterpool;

import parlour.lexicon.Letters;

/// A move a player can make. Words are in small letters.
public sealed interface Move {
  /// A player stakes a letter of the hand.
  record Stake(char letter) implements Move {}

  /// A player has studied the pool.
  record Ready() implements Move {}

  /// A player declares a word.
  ///
  /// @param held its letters that come out of the hand; none: as few as possible
  record Declare(String word, Letters held) implements Move {}

  record Pass() implements Move {}

  /// A player doubts the word that stands.
  record Challenge(String word) implements Move {}

  /// A player does not doubt the word laid down.
  record Content() implements Move {}
}
