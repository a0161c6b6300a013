package parlour.games.speculation;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Samples a full position consistent with a view: hands and lists of the others, and the Plum.
record Imagine(Options options, Judge judge, View view, Dice dice) {
  Position position() {
    View.Heaps heaps = view.heaps();
    Plum plum = view.plum();
    Letters left =
        options
            .box()
            .box()
            .letters()
            .minus(view.own().letters())
            .minus(plum.all())
            .minus(heaps.open());
    if (!plum.open()) {
      plum = plum.with(Box.any(left, heaps.plum(), dice));
      left = left.minus(plum.letters());
    }
    Letters aside = heaps.open().isEmpty() ? Box.any(left, heaps.aside(), dice) : heaps.open();
    if (heaps.open().isEmpty()) left = left.minus(aside);
    PerSeat<Player> hands = PerSeat.all(view.match().players(), Player.EMPTY);
    for (Seat seat : view.match().company()) {
      if (seat.equals(view.eye())) {
        hands = hands.with(seat, view.own());
        continue;
      }
      View.Seen seen = view.seen().at(seat);
      Letters hand = Box.any(left, seen.letters(), dice);
      left = left.minus(hand);
      hands =
          hands.with(
              seat,
              new Player(hand, list(seen.list(), plum.and(hand)), list(seen.plum(), plum.all())));
    }
    Position.Rest rest = new Position.Rest(left, aside);
    return new Position(
        view.match(), view.phase(), view.nowMillis(), plum, hands, rest, dice.next());
  }

  private WordList list(WordList seen, Letters rack) {
    WordIndex graph = judge.lexicon().index();
    return seen.imagined(rack, graph, judge.admitted(), options.umpired(), dice);
  }
}
