package parlour.games.bidjack;

/// A move a player can make.
public sealed interface Move {
  /// Bids a number of tricks.
  record Bid(int tricks) implements Move {}

  /// Bids nothing; of the dealer: lets the highest bid stand.
  record Pass() implements Move {}

  /// The dealer takes the hand at the highest bid named.
  record Take() implements Move {}

  /// Plays a card to the trick.
  record Play(int card) implements Move {}
}
