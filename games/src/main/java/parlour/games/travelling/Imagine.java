package parlour.games.travelling;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Fills in what a view covers up: the letters and words of the others.
final class Imagine {
  private static final int ATTEMPTS = 200;

  private Imagine() {}

  static Position position(Travelling game, View view, Dice dice) {
    Letters left = game.options().box().box().letters().minus(view.own().letters());
    for (Laid laid : view.match().laid()) left = left.minus(Letters.of(laid.word()));
    PerSeat<Player> racks = PerSeat.all(view.seen().seats(), Player.NONE);
    for (Seat seat : view.match().company()) {
      if (seat.equals(view.eye())) {
        racks = racks.with(seat, view.own());
        continue;
      }
      View.Seen seen = view.seen().at(seat);
      String word = word(game, left, seen.word(), dice);
      left = left.minus(Letters.of(word));
      Letters loose = Box.any(left, seen.letters() - seen.word(), dice);
      left = left.minus(loose);
      int since = word.isEmpty() ? 0 : since(game, view, dice);
      Player rack = Player.of(word, since, loose);
      racks = racks.with(seat, seen.passed() ? rack.pass() : rack);
    }
    return new Position(view.match(), view.stage(), racks, left, dice.next());
  }

  private static int since(Travelling game, View view, Dice dice) {
    int round = view.match().round();
    return game.options().carry() ? 1 + dice.below(round) : round;
  }

  /// A word of so many of the letters; where none comes to mind, so many of them in any order.
  private static String word(Travelling game, Letters letters, int length, Dice dice) {
    if (length == 0) return "";
    WordIndex graph = game.judge().lexicon().index();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int id = game.judge().admitted().next(dice.below(graph.size()));
      if (id >= 0
          && game.judge().lexicon().length(id) == length
          && letters.covers(graph.letters(id))) return graph.word(id);
    }
    return Box.row(letters, length, dice);
  }
}
