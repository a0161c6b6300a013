package parlour.games.bullfrog;

/// A move a player can make.
public sealed interface Move {
  /// Turns up the player's top card.
  record Turn() implements Move {}

  /// Throws in the cards and calls "Bull-Frog" at the card of that turn.
  record Throw(int turn) implements Move {}
}
