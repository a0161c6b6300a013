package parlour.games.authors;

import java.util.List;
import parlour.engine.Kit;
import parlour.games.material.Part;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.CardIds;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Move> ASK =
      Verb.of("ask", "Ask for a card", 0, 'A', Move.class)
          .as(Move::new, Part.seat("player", Move::of), CardIds.part("card", Move::card));

  static final Verbs<Move> VERBS = Verbs.of(ASK);

  Kit kit(int seats) {
    String length = options.minutes() > 0 ? options.minutes() + " minutes." : "There are twelve.";
    return Kit.cards(
        Kit.Aim.most("Most books win. " + length, "books"),
        List.of(ASK.action()),
        (AuthorsPack.SIZE + seats - 1) / seats + 4,
        options.clock() != TurnClock.OFF);
  }
}
