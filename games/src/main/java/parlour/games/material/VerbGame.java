package parlour.games.material;

import java.util.Optional;
import parlour.engine.Answer;
import parlour.engine.Game;

/// A game whose moves are told by its verbs.
public interface VerbGame<S, M, V> extends Game<S, M, V> {
  Verbs<M> verbs();

  @Override
  default Optional<M> read(Answer answer) {
    return verbs().read(answer);
  }

  @Override
  default Answer write(M move) {
    return verbs().write(move);
  }
}
