package parlour.games.wordbuilding;

/// A move a player can make. Words and letters are small.
public sealed interface Move {
  /// Adds a letter, with a word in mind.
  ///
  /// @param letter the one added, where it has to be said; otherwise none
  /// @param from [#CRIB] or [#HAND], where it has to be said; otherwise none
  /// @param syllable whether the player claims to begin a syllable, which opens the word
  record Add(String word, char letter, char from, boolean syllable) implements Move {}

  /// Has no word, or none worth playing.
  record Pass() implements Move {}

  /// Doubts the word that the player of that number had in mind.
  record Challenge(int play) implements Move {}

  /// The letter comes from the crib.
  char CRIB = 'c';

  /// The letter comes from the hand.
  char HAND = 'h';
}
