package parlour.games.authors;

import parlour.engine.Seat;

/// What one can do: ask a player for a card.
public record Move(Seat of, int card) {}
