package parlour.games.envelopes;

import parlour.engine.Kit;
import parlour.games.envelopes.Move.Announce;
import parlour.games.envelopes.Move.Aside;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;

/// What a player can ever do, and what decides the game.
final class Actions {
  static final Verb<Announce> ANNOUNCE =
      Verb.of("announce", "Announce it", 0, 'A', Announce.class)
          .as(Announce::new, Part.word("word", Announce::word));
  static final Verb<Aside> ASIDE =
      Verb.of("aside", "Lay it aside", 1, 'L', new Aside()).pressedTwice();

  static final Verbs<Move> VERBS = Verbs.of(ANNOUNCE, ASIDE);

  static final Kit KIT =
      Kit.letters(
          Kit.Aim.most("The pair that finds most words wins.", "words"),
          VERBS.actions(),
          Words.LONGEST,
          true);

  private Actions() {}
}
