package parlour.games.bullfrog;

import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Piece;
import parlour.games.bullfrog.Move.Throw;
import parlour.games.bullfrog.Move.Turn;
import parlour.games.material.Part;
import parlour.games.material.Phrases;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.cards.AnimalPack;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Throw> THROW =
      Verb.of("throw", "Bull-Frog!", 1, 'B', Throw.class)
          .as(Throw::new, Part.number("turn", Throw::turn));
  static final Verb<Turn> TURN = Verb.of("turn", "Turn a card", 0, 'T', new Turn());

  static final Verbs<Move> VERBS = Verbs.of(THROW, TURN);

  Kit kit(int seats) {
    Piece.Face bear = AnimalPack.face(AnimalPack.card(1, 0));
    return Kit.cards(
        Kit.Aim.fewest(
            "Fewest croaks win. " + Phrases.sentence(Phrases.count(options.deals(), "deal")) + ".",
            "croaks"),
        List.of(THROW.action().at(bear), TURN.action()),
        0,
        false);
  }
}
