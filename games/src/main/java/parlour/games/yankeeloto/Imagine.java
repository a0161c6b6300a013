package parlour.games.yankeeloto;

import parlour.engine.Dice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;

/// Samples a full position consistent with a view: hands and words that could lie there.
final class Imagine {
  /// How many words are tried before any letters will do.
  private static final int TRIES = 32;

  private final Options options;
  private final Words words;
  private final View view;
  private final Dice dice;
  private Letters left;

  Imagine(Options options, Words words, View view, Dice dice) {
    this.options = options;
    this.words = words;
    this.view = view;
    this.dice = dice;
    this.left = view.round().left(options.box().box().letters());
  }

  Position position() {
    PerSeat<Player> players = view.round().players();
    if (view.phase() instanceof Phase.Making)
      for (Seat seat : view.match().lead().allSeats())
        if (!seat.equals(view.eye())) players = players.with(seat, uncovered(players.at(seat)));
    return new Position(view.match(), view.round().with(players), left, dice.next());
  }

  private Player uncovered(Player player) {
    return switch (player.progress()) {
      case MAKING, FRESH ->
          new Player(
              player.progress(),
              any(Forming.HAND),
              "",
              player.covered(),
              player.last(),
              player.dueMillis());
      case LAID -> player.laid(word());
      case LEADS, CRIED, BARRED, OUT -> player;
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
      String word = words.any(Box.any(left, Forming.HAND, dice), dice);
      if (word.isEmpty()) continue;
      left = left.minus(Letters.of(word));
      return word;
    }
    StringBuilder word = new StringBuilder();
    any(options.length()).forEach(word::append);
    return word.toString();
  }
}
