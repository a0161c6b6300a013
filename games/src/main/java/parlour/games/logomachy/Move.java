package parlour.games.logomachy;

import parlour.lexicon.Letters;

/// A move a player can make. Where a card is [parlour.games.material.letters.LetterFaces#NONE], or
/// a rest or a build is none at all, the player has not said, and [Clarify] completes it or asks.
public sealed interface Move {
  /// Plays a card, proclaims a word and takes the trick.
  ///
  /// @param builds the words begun that it takes in, a bit for the number of each
  record Take(String word, char card, long builds) implements Move {}

  /// Puts a card with cards of the pool and proclaims the word intended.
  ///
  /// @param rest the other cards of the hand that the word will need
  record Build(String word, char card, Letters rest) implements Move {}

  /// Puts a card to a word begun and proclaims the word it is to be now.
  ///
  /// @param rest the other cards of the hand that the word will need
  /// @param build the number of the word begun
  record Extend(String word, char card, Letters rest, int build) implements Move {}

  /// Plays a card to the pool.
  record Lay(char card) implements Move {}

  /// Doubts the word just proclaimed.
  ///
  /// @param play the number of the play that proclaimed it
  record Challenge(int play) implements Move {}
}
