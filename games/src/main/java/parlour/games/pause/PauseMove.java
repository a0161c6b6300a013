package parlour.games.pause;

/// A move at a table that pauses between hands.
///
/// @param <M> the moves of the game itself
public sealed interface PauseMove<M> {
  /// Makes a move of the game itself.
  record Play<M>(M move) implements PauseMove<M> {}

  /// Has seen how the hand ended, and wants to go on.
  record GoOn<M>() implements PauseMove<M> {}

  /// Is ready for the race to begin.
  record Ready<M>() implements PauseMove<M> {}
}
