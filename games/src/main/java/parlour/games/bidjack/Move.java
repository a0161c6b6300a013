package parlour.games.bidjack;

/// What one can do.
public sealed interface Move {
  /// Bids so many tricks.
  record Bid(int tricks) implements Move {}

  /// Bids nothing; of the dealer: lets the highest bid stand.
  record Pass() implements Move {}

  /// The dealer takes the hand at the highest bid named.
  record Take() implements Move {}

  /// Plays a card to the trick.
  record Play(int card) implements Move {}
}
