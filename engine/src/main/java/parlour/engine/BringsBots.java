package parlour.engine;

/// A game that brings its own bots, as a game from a jar does; the bots of the other games are in
/// the module `bots`.
///
/// @param <M> the moves of the game
/// @param <V> its views
public interface BringsBots<M, V> {
  /// A bot for one chair.
  ///
  /// @param level 1, a beginner, to 5; a game may make the same bot for several levels
  Bot<M, V> bot(int level);
}
