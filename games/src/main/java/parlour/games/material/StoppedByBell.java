package parlour.games.material;

import java.util.OptionalInt;
import parlour.engine.Game;

/// A game in which players have something in the making that only they see, and that counts all the
/// same when a bell stops the table.
///
/// @param <V> the view
public interface StoppedByBell<V> {
  /// What the player whose view this is has reached if the game is stopped now.
  int atBell(V own);

  /// The same for any game, whatever the table has added to it; nothing where all there is to count
  /// lies open.
  @SuppressWarnings("unchecked") // The view is one of the game's own.
  static OptionalInt atBell(Game<?, ?, ?> game, Object view) {
    return GameAround.bare(game) instanceof StoppedByBell<?> stopped
        ? OptionalInt.of(((StoppedByBell<Object>) stopped).atBell(GameAround.bareView(view)))
        : OptionalInt.empty();
  }
}
