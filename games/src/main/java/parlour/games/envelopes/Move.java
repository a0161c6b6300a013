package parlour.games.envelopes;

/// What a player does with the envelope before him.
public sealed interface Move {
  /// Says what he takes the word to be.
  record Announce(String word) implements Move {}

  /// Lays the envelope aside unsolved and opens the next.
  record Aside() implements Move {}
}
