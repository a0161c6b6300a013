package parlour.games.authors;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// Everything about a game at one moment.
public record Position(PerSeat<Cards> held, Open open, Turn turn) {
  /// What everybody sees, or could remember.
  ///
  /// @param counts how many cards each holds
  public record Open(PerSeat<Cards> books, PerSeat<Integer> counts, KnownCards known) {
    /// These books lie there, and nobody has asked yet.
    static Open of(PerSeat<Cards> held, PerSeat<Cards> books) {
      return new Open(
          books, held.map((_, cards) -> cards.size()), KnownCards.nothing(held.seats()));
    }

    /// The cards of all books on the table.
    Cards laid() {
      long laid = 0;
      for (int i = 0; i < books.seats(); i++) laid |= books.at(Seat.of(i)).bits();
      return new Cards(laid);
    }

    Open with(KnownCards next) {
      return new Open(books, counts, next);
    }
  }

  /// Who asks.
  public record Turn(Seat player, Seat dealer, long dueMillis) {}

  boolean isOver() {
    return turn.player.isNobody();
  }

  Position give(int card, Seat from, Seat to) {
    PerSeat<Integer> counts = open.counts;
    return new Position(
        held.with(from, held.at(from).without(card), to, held.at(to).with(card)),
        new Open(
            open.books,
            counts.with(from, counts.at(from) - 1, to, counts.at(to) + 1),
            open.known.moved(card, from, to)),
        turn);
  }

  Position lay(Seat by, Cards whole) {
    if (whole.isEmpty()) return this;
    return new Position(
        held.with(by, held.at(by).minus(whole)),
        new Open(
            open.books.with(by, open.books.at(by).plus(whole)),
            open.counts.with(by, open.counts.at(by) - whole.size()),
            open.known.laid(whole)),
        turn);
  }

  /// A player asked for a card the other does not hold, and `next` asks.
  Position miss(int card, Seat by, Seat of, Turn next) {
    return new Position(held, open.with(open.known.missed(card, by, of)), next);
  }

  Position with(Turn next) {
    return new Position(held, open, next);
  }

  Position over() {
    return with(new Turn(Seat.NOBODY, turn.dealer, Prompt.NEVER));
  }
}
