package parlour.games.wildanimal;

import parlour.engine.Seat;

/// What one can do.
public sealed interface Move {
  /// Turns up one's top card.
  record Turn() implements Move {}

  /// Calls a player's animal at the card of that turn.
  record Call(Seat of, int turn) implements Move {}
}
