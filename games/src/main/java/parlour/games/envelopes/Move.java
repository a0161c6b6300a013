package parlour.games.envelopes;

/// A move a player can make.
public sealed interface Move {
  /// Announces a word for the open envelope.
  record Announce(String word) implements Move {}

  /// Lays the envelope aside unsolved and opens the next.
  record Aside() implements Move {}
}
