package parlour.games.yankeeloto;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.games.yankeeloto.Position.Phase;
import parlour.lexicon.Letters;

/// Fills in what a view covers up: hands and words that could lie there.
final class Imagine {
  /// How many words are tried before any letters will do.
  private static final int TRIES = 32;

  private final YankeeLoto game;
  private final Dice dice;
  private Letters left;

  private Imagine(YankeeLoto game, Letters left, Dice dice) {
    this.game = game;
    this.left = left;
    this.dice = dice;
  }

  static Position of(YankeeLoto game, View view, Dice dice) {
    Letters left = Calling.left(game.options(), view.round());
    if (view.phase() != Phase.MAKING)
      return new Position(view.match(), view.round(), left, dice.next());
    Imagine imagination = new Imagine(game, left, dice);
    PerSeat<Player> rows = view.round().rows();
    for (Seat seat : view.match().lead().others())
      if (!seat.equals(view.eye())) rows = rows.with(seat, imagination.uncovered(rows.at(seat)));
    return new Position(view.match(), view.round().with(rows), imagination.left, dice.next());
  }

  private Player uncovered(Player row) {
    return switch (row.stage()) {
      case MAKING, FRESH ->
          new Player(row.stage(), any(Forming.HAND), "", row.covered(), row.last(), row.due());
      case LAID -> row.laid(word());
      case LEADS, CRIED, BARRED, OUT -> row;
    };
  }

  private Letters any(int count) {
    Letters letters = Box.any(left, count, dice);
    left = left.minus(letters);
    return letters;
  }

  /// A word whose letters are left; failing that, any letters.
  private String word() {
    for (int attempt = 0; attempt < TRIES; attempt++) {
      String word = game.words().any(Box.any(left, Forming.HAND, dice), dice);
      if (word.isEmpty()) continue;
      left = left.minus(Letters.of(word));
      return word;
    }
    StringBuilder word = new StringBuilder();
    any(game.options().length()).forEach(word::append);
    return word.toString();
  }
}
