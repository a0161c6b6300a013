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
    Position.Turn turn = view.turn();
    Cards takenUp =
        turn.fromDiscards() && left.has(turn.drawn()) ? Cards.of(turn.drawn()) : Cards.NONE;
    left = left.minus(takenUp);
    PerSeat<Cards> held = PerSeat.all(table.counts().seats(), Cards.NONE);
    for (Seat seat : Seats.first(held.seats())) {
      Cards known = seat.equals(turn.player()) ? takenUp : Cards.NONE;
      int unknown = table.counts().at(seat) - known.size();
      Cards hand = seat.equals(view.eye()) ? view.held() : known.plus(left.any(unknown, dice));
      held = held.with(seat, hand);
      left = left.minus(hand);
    }
    Cards under = left.any(Math.max(0, table.discards() - 1), dice);
    left = left.minus(under);
    Pile discards = Pile.shuffled(under.all(), dice);
    if (table.discards() > 0) discards = discards.upon(table.discard());
    if (turn.hasDrawn() && !view.isMine() && !turn.fromDiscards()) {
      int drawn = held.at(turn.player()).any(dice);
      turn = new Position.Turn(turn.player(), drawn, false, turn.dueMillis());
    }
    Position.Hand hand =
        new Position.Hand(
            held,
            Pile.shuffled(left.all(), dice),
            discards,
            table.melds(),
            table.owners(),
            table.turned());
    return new Position(view.match(), hand, turn, dice.next());
  }
}
