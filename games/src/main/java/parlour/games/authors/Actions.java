package parlour.games.authors;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.TurnClock;
import parlour.games.material.cards.AuthorsPack;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    String length = options.minutes() > 0 ? options.minutes() + " minutes." : "There are twelve.";
    return new Kit(
        Kit.Aim.most("Most books win. " + length, "books"),
        List.of(Kit.Action.of("ask", "Ask for a card", 0, 'A')),
        (AuthorsPack.SIZE + seats - 1) / seats + 4,
        Piece.Form.CARD,
        false,
        options.clock() != TurnClock.OFF);
  }
}
