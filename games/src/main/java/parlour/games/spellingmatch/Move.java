package parlour.games.spellingmatch;

import parlour.engine.Seat;

/// What one can do. Words are in small letters.
public sealed interface Move {
  /// Picks out the letters of a word and puts them in a stack.
  record Choose(String word) implements Move {}

  /// The leader calls "spell".
  record Call() implements Move {}

  /// Takes a stack, by its author and number.
  record Take(Seat author, int number) implements Move {}

  /// Forms a word of the stack one holds, and lays it on the table.
  record Spell(String word) implements Move {}

  /// Calls on the author of the stack one holds to form it into a word.
  record Prove() implements Move {}

  /// The author forms a word of the stack that one holds who called on him.
  record Form(Seat caller, String word) implements Move {}

  /// The author owns that he cannot.
  record Concede(Seat caller) implements Move {}

  /// Calls "game".
  record Game() implements Move {}

  /// Doubts a word on the table, by whose it is and its place among his.
  record Challenge(Seat whose, int place, String word) implements Move {}

  /// Has no more to say after the game was called.
  record Content() implements Move {}
}
