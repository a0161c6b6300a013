package parlour.games.authors;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.Cards;

/// Everything about a game at one moment.
public record Position(PerSeat<Cards> held, PerSeat<Cards> books, Known known, Turn turn) {
  /// What follows from all that was asked and answered.
  ///
  /// @param holds the cards each is known to hold
  /// @param lacks the cards each is known not to hold
  public record Known(PerSeat<Cards> holds, PerSeat<Cards> lacks) {
    static Known nothing(int seats) {
      return new Known(PerSeat.all(seats, Cards.NONE), PerSeat.all(seats, Cards.NONE));
    }

    /// A card has gone from one to another.
    Known moved(int card, Seat from, Seat to) {
      return new Known(
          holds.with(from, holds.at(from).without(card)).with(to, holds.at(to).with(card)),
          lacks.with(from, lacks.at(from).with(card)).with(to, lacks.at(to).without(card)));
    }

    /// One asked another for a card that he has not: neither of them holds it.
    Known missed(int card, Seat by, Seat of) {
      return new Known(
          holds, lacks.with(by, lacks.at(by).with(card)).with(of, lacks.at(of).with(card)));
    }

    /// Those cards lie on the table, and nobody need think of them any more.
    Known laid(Cards gone) {
      return new Known(
          holds.map((_, cards) -> cards.minus(gone)), lacks.map((_, cards) -> cards.minus(gone)));
    }
  }

  /// Who asks.
  public record Turn(Seat player, Seat dealer, long due) {}

  boolean isOver() {
    return turn.player.isNobody();
  }

  /// The cards of all books on the table.
  static Cards laid(PerSeat<Cards> books) {
    Cards laid = Cards.NONE;
    for (int i = 0; i < books.seats(); i++) laid = laid.plus(books.at(Seat.of(i)));
    return laid;
  }

  Position give(int card, Seat from, Seat to) {
    PerSeat<Cards> moved =
        held.with(from, held.at(from).without(card)).with(to, held.at(to).with(card));
    return new Position(moved, books, known.moved(card, from, to), turn);
  }

  Position lay(Seat by, Cards whole) {
    return new Position(
        held.with(by, held.at(by).minus(whole)),
        books.with(by, books.at(by).plus(whole)),
        known.laid(whole),
        turn);
  }

  Position with(Known next) {
    return new Position(held, books, next, turn);
  }

  Position with(Turn next) {
    return new Position(held, books, known, next);
  }

  Position over() {
    return with(new Turn(Seat.NOBODY, turn.dealer, Prompt.NEVER));
  }
}
