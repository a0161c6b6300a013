package parlour.games.anagrams;

import parlour.engine.Seat;

/// A move a player can make. Words are in small letters.
public sealed interface Move {
  /// The leader chooses a word for the next player to be served.
  ///
  /// @param letters the letters given out for it, where the leader picks them by hand; otherwise
  ///   nothing
  record Choose(String word, String letters) implements Move {}

  /// The leader calls "Ready".
  record Ready() implements Move {}

  /// A player looks at the letters before the call.
  record Look() implements Move {}

  /// A player announces the word.
  record Announce(String word) implements Move {}

  /// A player returns the letters and requires the leader to name the word.
  record Return() implements Move {}

  /// The leader names the word of a player who has returned it.
  record Name(Seat whom, String word) implements Move {}

  /// The leader admits to having forgotten it.
  record Concede(Seat whom) implements Move {}

  /// A player whispers a word to another.
  record Help(Seat whom, String word) implements Move {}

  /// A player who has not found the word pays rather than return the letters.
  record Pay() implements Move {}

  /// A player writes a word on the list.
  record Write(String word) implements Move {}

  /// A player makes no more words.
  record Rest() implements Move {}

  /// A player doubts a word of another's list.
  record Challenge(Seat whose, String word) implements Move {}

  /// A player has read the lists and doubts nothing more.
  record Content() implements Move {}
}
