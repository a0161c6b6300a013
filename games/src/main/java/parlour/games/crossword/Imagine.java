package parlour.games.crossword;

import java.util.Arrays;
import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.crossword.Position.Piles;
import parlour.games.material.Pile;

/// Samples a full position consistent with a view: the cards not seen are dealt again.
record Imagine(Options options, View view, Dice dice) {
  Position position() {
    Pile unseen = Pile.shuffled(unseen(), dice);
    int drawn = 0;
    PerSeat<Hand> hands = PerSeat.all(view.seats(), Hand.EMPTY);
    for (int i = 0; i < view.seats(); i++) {
      Seat seat = Seat.of(i);
      Hand hand = seat.equals(view.eye()) ? view.hand() : Hand.EMPTY;
      while (hand.size() < view.cards(seat)) hand = hand.with(unseen.at(drawn++));
      hands = hands.with(seat, hand);
    }
    byte[] shown = new byte[view.heaps().shown()];
    for (int i = 0; i < shown.length; i++)
      shown[i] = (byte) (i == 0 ? view.heaps().top() : unseen.at(drawn++));
    Piles piles = new Piles(unseen.less(drawn), Pile.of(shown));
    return new Position(view.match(), hands, piles, view.board(), view.phase(), dice.next());
  }

  private byte[] unseen() {
    int[] counts = new int[Pack.KINDS];
    for (int kind = 0; kind < Pack.KINDS; kind++) counts[kind] = Pack.copies(kind, options.small());
    for (int i = 0; i < view.hand().size(); i++) counts[view.hand().at(i)]--;
    Layout layout = view.board().layout();
    for (int y = layout.top(); y <= layout.bottom(); y++) {
      for (int x = layout.left(); x <= layout.right(); x++) {
        if (!layout.isBlank(x, y)) counts[layout.card(x, y)]--;
      }
    }
    if (view.heaps().top() != Pack.NO_CARD) counts[view.heaps().top()]--;
    if (view.phase() instanceof Phase.Exchanging exchanging) counts[exchanging.discard()]--;
    byte[] unseen = new byte[Pack.cards(options.small()).length];
    int size = 0;
    for (int kind = 0; kind < Pack.KINDS; kind++) {
      for (int i = counts[kind]; i > 0; i--) unseen[size++] = (byte) kind;
    }
    return Arrays.copyOf(unseen, size);
  }
}
