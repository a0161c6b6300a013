package parlour.games.slapjack;

/// A move a player can make.
public sealed interface Move {
  /// Makes a sound at the card of that turn.
  record Cry(Sound sound, int turn) implements Move {}

  /// The dealer turns the next card.
  record Turn() implements Move {}
}
