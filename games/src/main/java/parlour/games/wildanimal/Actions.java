package parlour.games.wildanimal;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.Phrases;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    String deals =
        options.deals() == 1
            ? "Give all your cards away."
            : "Fewest cards left win. "
                + Phrases.sentence(Phrases.count(options.deals(), "deal"))
                + ".";
    String length = options.minutes() > 0 ? " " + options.minutes() + " minutes at most." : "";
    return new Kit(
        Kit.Aim.fewest(deals + length, "cards"),
        List.of(
            Kit.Action.of("turn", "Turn a card", 0, 'T'), Kit.Action.of("call", "Call", 1, 'C')),
        0,
        Piece.Form.CARD,
        false,
        false);
  }
}
