package parlour.games.logomachy;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: the cards not seen are dealt again.
record Imagine(Options options, View view, Dice dice) {
  Position position() {
    Letters unseen = options.pack().box().letters().minus(view.hand()).minus(view.pool().all());
    for (Seat seat : Seats.first(view.players()))
      unseen = unseen.minus(view.open().captured().cards().at(seat));
    Pile pile = Box.shuffled(unseen, dice);
    Letters[] hands = new Letters[view.players()];
    for (Seat seat : Seats.first(view.players())) {
      int held = seat.equals(view.eye()) ? 0 : view.held().at(seat);
      hands[seat.index()] = held == 0 ? Letters.EMPTY : Box.top(pile, held);
      pile = pile.less(held);
    }
    if (!view.eye().isNobody()) hands[view.eye().index()] = view.hand();
    return new Position(
        pile, PerSeat.of(view.players(), seat -> hands[seat.index()]), view.open(), dice.next());
  }
}
