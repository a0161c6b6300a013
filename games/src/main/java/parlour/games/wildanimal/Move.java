package parlour.games.wildanimal;

import parlour.engine.Seat;

/// A move a player can make.
public sealed interface Move {
  /// Turns up the player's top card.
  record Turn() implements Move {}

  /// Calls a player's animal at the card of that turn.
  record Call(Seat of, int turn) implements Move {}
}
