package parlour.games.bidjack;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;

/// Samples a full position consistent with a view: the cards not seen are dealt again.
record Imagine(View view, Dice dice) {
  Position position() {
    Cards left =
        Cards.pack(JackPack.NUMBERS)
            .minus(view.held())
            .minus(view.contract().played())
            .minus(view.trick().all());
    PerSeat<Cards> held = PerSeat.all(view.seats(), Cards.NONE);
    boolean over = view.turn().player().isNobody();
    for (Seat seat : Seats.first(view.seats())) {
      Cards hand =
          seat.equals(view.eye()) ? view.held() : left.any(over ? 0 : view.count(seat), dice);
      held = held.with(seat, hand);
      left = left.minus(hand);
    }
    return new Position(
        view.match(), held, view.contract(), view.trick(), view.turn(), dice.next());
  }
}
