package parlour.games.authors;

import parlour.engine.Seat;

/// A move a player can make: ask another for a card.
public record Move(Seat of, int card) {}
