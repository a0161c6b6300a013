package parlour.games.material;

import java.util.Optional;
import parlour.engine.Game;
import parlour.lexicon.Judge;

/// A game of words: there is a judge who rules on them.
public interface WordGame<S, M, V> extends VerbGame<S, M, V> {
  Judge judge();

  /// The judge of an open game, with whatever the table has added to it; none where it has no
  /// words.
  static Optional<Judge> judge(Game<?, ?, ?> game) {
    return GameAround.bare(game) instanceof WordGame<?, ?, ?> words
        ? Optional.of(words.judge())
        : Optional.empty();
  }
}
