package parlour.games.speculation;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Fills in what a view covers up: hands and lists of the others, and the Plum.
final class Imagine {
  private Imagine() {}

  static Position position(Speculation game, View view, Dice dice) {
    View.Heaps heaps = view.heaps();
    Plum plum = view.plum();
    Letters left =
        game.options()
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
              new Player(
                  hand,
                  list(game, seen.list(), plum.and(hand), dice),
                  list(game, seen.plum(), plum.all(), dice)));
    }
    Position.Rest rest = new Position.Rest(left, aside);
    return new Position(view.match(), view.stage(), plum, hands, rest, dice.next());
  }

  private static WordList list(Speculation game, WordList seen, Letters rack, Dice dice) {
    WordIndex graph = game.judge().lexicon().index();
    return seen.imagined(rack, graph, game.judge().admitted(), game.options().umpired(), dice);
  }
}
