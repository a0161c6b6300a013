package parlour.games.goodbooks;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// Everything about a game at one moment.
public record Position(
    PerSeat<Cards> held,
    PerSeat<Cards> books,
    KnownCards known,
    Match match,
    Phase phase,
    long dice) {
  /// What lasts for the whole game.
  ///
  /// @param questions how many have been put
  public record Match(Seat dealer, int questions) {
    Match asked() {
      return new Match(dealer, questions + 1);
    }
  }

  boolean isOver() {
    return phase instanceof Phase.Over;
  }

  Position with(Match next, Phase then) {
    return new Position(held, books, known, next, then, dice);
  }

  Position give(int card, Seat from, Seat to) {
    return new Position(
        held.with(from, held.at(from).without(card)).with(to, held.at(to).with(card)),
        books,
        known.moved(card, from, to),
        match,
        phase,
        dice);
  }

  /// A player called on another for a card the other does not hold.
  Position miss(int card, Seat by, Seat of) {
    return new Position(held, books, known.missed(card, by, of), match, phase, dice);
  }

  Position lay(Seat by, Cards whole) {
    if (whole.isEmpty()) return this;
    return new Position(
        held.with(by, held.at(by).minus(whole)),
        books.with(by, books.at(by).plus(whole)),
        known.laid(whole),
        match,
        phase,
        dice);
  }

  Position withDice(long next) {
    return new Position(held, books, known, match, phase, next);
  }

  Position over() {
    return with(match, new Phase.Over());
  }

  static Cards laid(PerSeat<Cards> books) {
    Cards laid = Cards.NONE;
    for (int i = 0; i < books.seats(); i++) laid = laid.plus(books.at(Seat.of(i)));
    return laid;
  }
}
