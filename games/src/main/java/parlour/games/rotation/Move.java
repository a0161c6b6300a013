package parlour.games.rotation;

/// A move a player can make. Words and letters are small.
public sealed interface Move {
  /// The leader names a word and plays its first letter.
  record Lead(String word) implements Move {}

  /// The leader passes the lead on.
  record Pass() implements Move {}

  /// A player names the next letter of the word and plays it.
  record Play(char letter) implements Move {}

  /// A player cannot play it, or will not where that is allowed.
  record Fail() implements Move {}

  /// A player doubts the word just named.
  ///
  /// @param lead the number of the play that named it
  record Challenge(int lead) implements Move {}

  /// A player lets the word just named stand.
  record LetStand() implements Move {}
}
