package parlour.games.rummy;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Pile;
import parlour.games.material.cards.Cards;

/// Samples a full position consistent with a view: hands, the pack and the discards under the top.
record Imagine(Options options, View view, Dice dice) {
  Position position() {
    View.Open table = view.table();
    Cards left = options.deck().all().minus(view.held());
    for (Cards meld : table.melds()) left = left.minus(meld);
    if (table.discards() > 0) left = left.without(table.discard());
    PerSeat<Cards> held = PerSeat.all(table.counts().seats(), Cards.NONE);
    for (Seat seat : Seats.first(held.seats())) {
      Cards hand = seat.equals(view.eye()) ? view.held() : left.any(table.counts().at(seat), dice);
      held = held.with(seat, hand);
      left = left.minus(hand);
    }
    Cards under = left.any(Math.max(0, table.discards() - 1), dice);
    left = left.minus(under);
    Pile discards = Pile.shuffled(under.all(), dice);
    if (table.discards() > 0) discards = discards.upon(table.discard());
    Position.Turn turn = view.turn();
    if (turn.hasDrawn() && !view.isMine()) {
      turn = new Position.Turn(turn.player(), held.at(turn.player()).any(dice), turn.due());
    }
    Position.Hand hand =
        new Position.Hand(
            held, Pile.shuffled(left.all(), dice), discards, table.melds(), table.turned());
    return new Position(view.match(), hand, turn, dice.next());
  }
}
