package parlour.games.yankeeloto;

import parlour.engine.Seat;

/// A move a player can make. Words and letters are small.
public sealed interface Move {
  /// A player lays a word.
  record Lay(String word) implements Move {}

  /// A player has no word.
  record NoWord() implements Move {}

  /// A player doubts the word of another.
  record Challenge(Seat whose) implements Move {}

  /// A player has read the words and doubts nothing more.
  record Content() implements Move {}

  /// The leader reaches into the box for the next letter.
  ///
  /// @param number which call it will be, from one
  record Call(int number) implements Move {}

  /// A player covers a letter of the word laid.
  ///
  /// @param number the call that is answered
  record Cover(int number, char letter) implements Move {}

  /// A player cries "Loto!".
  record Loto() implements Move {}
}
