package guest.highcard;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.Cards;

/// What everybody sees of a hand.
///
/// @param leader who laid first in this round, or is to
/// @param laid the card of this round before each player, or [#NONE]
/// @param gone every card that was laid in this hand
/// @param won the rounds of this hand that each player took
public record Table(Seat leader, PerSeat<Integer> laid, Cards gone, PerSeat<Integer> won) {
  static final int NONE = -1;

  static Table empty(int seats, Seat leader) {
    return new Table(leader, PerSeat.all(seats, NONE), Cards.NONE, PerSeat.all(seats, 0));
  }

  boolean isEmpty() {
    return laid.at(leader) == NONE;
  }

  boolean isFull() {
    for (Seat seat : all()) if (laid.at(seat) == NONE) return false;
    return true;
  }

  /// Whose turn it is: the first, from the leader on, who has laid nothing.
  Seat turn() {
    Seat seat = leader;
    while (laid.at(seat) != NONE) seat = all().leftOf(seat);
    return seat;
  }

  Seat highest() {
    Seat best = leader;
    for (Seat seat : all()) if (laid.at(seat) > laid.at(best)) best = seat;
    return best;
  }

  Table laid(Seat by, int card) {
    return new Table(leader, laid.with(by, card), gone.with(card), won);
  }

  /// The round is over; its winner leads to the next.
  Table clearedBy(Seat winner) {
    return new Table(
        winner, PerSeat.all(laid.seats(), NONE), gone, won.with(winner, won.at(winner) + 1));
  }

  private Seats all() {
    return Seats.first(laid.seats());
  }
}
