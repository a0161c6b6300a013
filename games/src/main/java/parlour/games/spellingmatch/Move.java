package parlour.games.spellingmatch;

import parlour.engine.Seat;

/// A move a player can make. Words are in small letters.
public sealed interface Move {
  /// Picks out the letters of a word and puts them in a stack.
  record Choose(String word) implements Move {}

  /// The leader calls "spell".
  record Call() implements Move {}

  /// Takes a stack, by its author and number.
  record Take(Seat author, int number) implements Move {}

  /// Forms a word of the stack held, and lays it on the table.
  record Spell(String word) implements Move {}

  /// Calls on the author of the stack held to form it into a word.
  record Prove() implements Move {}

  /// The author forms a word of the stack that the caller holds.
  record Form(Seat caller, String word) implements Move {}

  /// The author cannot form it.
  record Concede(Seat caller) implements Move {}

  /// Calls "game".
  record Game() implements Move {}

  /// Doubts a word on the table, by its owner and its place among the owner's words.
  record Challenge(Seat whose, int place, String word) implements Move {}

  /// Has no more to say after "game".
  record Content() implements Move {}
}
