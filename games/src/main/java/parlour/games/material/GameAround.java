package parlour.games.material;

import parlour.engine.Game;

/// A game around another, which adds something of the table's to it, such as pauses or votes.
public interface GameAround {
  Game<?, ?, ?> inner();

  /// The view of a game around another, with that of the game itself.
  interface ViewAround {
    Object inner();
  }

  /// The view of the game itself.
  static Object bareView(Object view) {
    return view instanceof ViewAround around ? bareView(around.inner()) : view;
  }

  /// The game itself, without what the table adds.
  static Game<?, ?, ?> bare(Game<?, ?, ?> game) {
    return game instanceof GameAround around ? bare(around.inner()) : game;
  }
}
