package parlour.games.material;

import parlour.engine.Game;

/// A game around another, which adds something of the table's to it, such as pauses or votes.
public interface GameAround {
  Game<?, ?, ?> inner();

  /// The game itself, without what the table adds.
  static Game<?, ?, ?> bare(Game<?, ?, ?> game) {
    return game instanceof GameAround around ? bare(around.inner()) : game;
  }
}
