package parlour.games.rummy;

import parlour.games.material.cards.Cards;

/// A move a player can make.
public sealed interface Move {
  /// Draws a card, from the pack or the top of the discards.
  record Draw(boolean discard) implements Move {}

  /// Lays down a set or a run.
  record Meld(Cards cards) implements Move {}

  /// Adds a card to a meld on the table.
  record LayOff(int card, int meld) implements Move {}

  /// Discards a card, which ends the turn.
  record Discard(int card) implements Move {}
}
