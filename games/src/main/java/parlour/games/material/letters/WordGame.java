package parlour.games.material.letters;

import parlour.engine.Game;
import parlour.lexicon.Judge;

/// A game of words: there is a judge who rules on them.
public interface WordGame<S, M, V> extends Game<S, M, V> {
  Judge judge();
}
