package parlour.games.envelopes;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    return new Kit(
        Kit.Aim.most("The pair that finds most words wins.", "words"),
        List.of(
            Kit.Action.of("announce", "Announce it", 0, 'A'),
            Kit.Action.of("aside", "Lay it aside", 1, 'L').pressedTwice()),
        Words.LONGEST,
        Piece.Form.LETTER,
        true,
        true);
  }
}
