package parlour.games.goodbooks;

import parlour.engine.Seat;

/// A move a player can make.
public sealed interface Move {
  /// Puts a question about the set.
  sealed interface Question extends Move {}

  /// Asks who wrote the book of a card.
  record WhoWrote(int card) implements Question {}

  /// Asks for a book by an author.
  record ABookBy(int author) implements Question {}

  /// Answers with an author, or with the book of a card.
  record Reply(int author, int card) implements Move {
    static Reply author(int author) {
      return new Reply(author, -1);
    }

    static Reply book(int card) {
      return new Reply(-1, card);
    }
  }

  /// Calls on a player for a card.
  record Call(Seat of, int card) implements Move {}
}
