package parlour.games.bullfrog;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.material.Phrases;
import parlour.games.material.cards.AnimalPack;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  Kit kit(int seats) {
    Piece.Face bear = AnimalPack.face(AnimalPack.card(1, 0));
    return new Kit(
        Kit.Aim.fewest(
            "Fewest croaks win. " + Phrases.sentence(Phrases.count(options.deals(), "deal")) + ".",
            "croaks"),
        List.of(
            Kit.Action.of("throw", "Bull-Frog!", 1, 'B').at(bear),
            Kit.Action.of("turn", "Turn a card", 0, 'T')),
        0,
        Piece.Form.CARD,
        false,
        false);
  }
}
