package parlour.games.material.cards;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// Card counting: what follows from all that players asked one another for and were answered, as
/// anybody could remember it.
///
/// @param holds the cards each is known to hold
/// @param lacks the cards each is known not to hold
public record KnownCards(PerSeat<Cards> holds, PerSeat<Cards> lacks) {
  public static KnownCards nothing(int seats) {
    return new KnownCards(PerSeat.all(seats, Cards.NONE), PerSeat.all(seats, Cards.NONE));
  }

  /// A card has gone from one to another.
  public KnownCards moved(int card, Seat from, Seat to) {
    return new KnownCards(
        holds.with(from, holds.at(from).without(card), to, holds.at(to).with(card)),
        lacks.with(from, lacks.at(from).with(card), to, lacks.at(to).without(card)));
  }

  /// One player asked another for a card and did not get it: neither of them holds it.
  public KnownCards missed(int card, Seat by, Seat of) {
    return new KnownCards(
        holds, lacks.with(by, lacks.at(by).with(card), of, lacks.at(of).with(card)));
  }

  /// Those cards lie on the table, and need not be remembered.
  public KnownCards laid(Cards gone) {
    return new KnownCards(
        holds.map((_, cards) -> cards.minus(gone)), lacks.map((_, cards) -> cards.minus(gone)));
  }

  /// Hands of that many cards that fit all this, as a seat that holds its own hand might imagine
  /// them.
  ///
  /// @param unseen the cards that lie in the hands of others
  public PerSeat<Cards> hands(
      Seat eye, Cards held, PerSeat<Integer> counts, Cards unseen, Dice dice) {
    PerSeat<Cards> sure =
        PerSeat.of(counts.seats(), seat -> seat.equals(eye) ? held : holds.at(seat));
    Cards left = unseen;
    for (Seat seat : Seats.first(counts.seats())) left = left.minus(sure.at(seat));
    return Deals.fill(sure, counts, lacks, left, dice);
  }
}
