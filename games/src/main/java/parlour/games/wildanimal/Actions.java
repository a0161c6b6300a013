package parlour.games.wildanimal;

import java.util.List;
import parlour.engine.Kit;
import parlour.games.material.Part;
import parlour.games.material.Phrases;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.wildanimal.Move.Call;
import parlour.games.wildanimal.Move.Turn;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Turn> TURN = Verb.of("turn", "Turn a card", 0, 'T', new Turn());
  static final Verb<Call> CALL =
      Verb.of("call", "Call", 1, 'C', Call.class)
          .as(Call::new, Part.seat("animal", Call::of), Part.number("turn", Call::turn));

  static final Verbs<Move> VERBS = Verbs.of(TURN, CALL);

  Kit kit(int seats) {
    String deals =
        options.deals() == 1
            ? "Give all your cards away."
            : "Fewest cards left win. "
                + Phrases.sentence(Phrases.count(options.deals(), "deal"))
                + ".";
    String length = options.minutes() > 0 ? " " + options.minutes() + " minutes at most." : "";
    return Kit.cards(
        Kit.Aim.fewest(deals + length, "cards"), List.of(TURN.action(), CALL.action()), 0, false);
  }
}
