package parlour.games.slapjack;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.cards.JackPack;
import parlour.games.slapjack.Move.Turn;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Turn> TURN = Verb.of("turn", "Turn a card", 0, 'T', new Turn());

  static final Verbs<Move> VERBS =
      Verbs.of(
          Sound.WHISTLE.verb(), Sound.SING.verb(), Sound.GIGGLE.verb(), Sound.SLAP.verb(), TURN);

  Kit kit(int seats) {
    List<Kit.Action> actions = new ArrayList<>();
    for (Sound sound : Sound.ALL) actions.add(sound.verb().action().at(sound.face()));
    if (options.partyDeals()) actions.add(TURN.action());
    Kit.Aim aim =
        options.toTheEnd()
            ? Kit.Aim.most("Be the last one in. Fewest cards drop out when the pack ends.", "cards")
                .goal(JackPack.SIZE)
                .tieBreak("Whoever stayed in longer is placed higher.")
            : Kit.Aim.most("Most cards win. Once through the pack.", "cards");
    return Kit.cards(aim, List.copyOf(actions), 0, false);
  }
}
