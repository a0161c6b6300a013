package parlour.games.bullfrog;

/// What one can do.
public sealed interface Move {
  /// Turns up one's top card.
  record Turn() implements Move {}

  /// Throws in one's cards and calls, at the card of that turn.
  record Throw(int turn) implements Move {}
}
