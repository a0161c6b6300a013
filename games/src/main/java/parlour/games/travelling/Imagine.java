package parlour.games.travelling;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.WordIndex;

/// Samples a full position consistent with a view: the letters and words of the others.
record Imagine(Options options, Judge judge, View view, Dice dice) {
  private static final int ATTEMPTS = 200;

  Position position() {
    Letters left = options.box().box().letters().minus(view.own().letters());
    for (LaidWord laid : view.match().laid()) left = left.minus(Letters.of(laid.word()));
    PerSeat<Player> players = PerSeat.all(view.seen().seats(), Player.NONE);
    for (Seat seat : view.match().allSeats()) {
      if (seat.equals(view.eye())) {
        players = players.with(seat, view.own());
        continue;
      }
      View.PublicPlayer seen = view.seen().at(seat);
      String word = word(left, seen.word());
      left = left.minus(Letters.of(word));
      Letters loose = Box.any(left, seen.letters() - seen.word(), dice);
      left = left.minus(loose);
      int since = word.isEmpty() ? 0 : since();
      Player player = Player.of(word, since, loose);
      players = players.with(seat, seen.passed() ? player.pass() : player);
    }
    return new Position(view.match(), view.phase(), view.nowMillis(), players, left, dice.next());
  }

  private int since() {
    int round = view.match().round();
    return options.carry() ? 1 + dice.below(round) : round;
  }

  /// A word of this length made of the letters; where none is found, letters in any order.
  private String word(Letters letters, int length) {
    if (length == 0) return "";
    WordIndex graph = judge.lexicon().index();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      int id = judge.admitted().next(dice.below(graph.size()));
      if (id >= 0 && judge.lexicon().length(id) == length && letters.covers(graph.letters(id)))
        return graph.word(id);
    }
    return Box.row(letters, length, dice);
  }
}
