package parlour.games.rummy;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.games.material.Part;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.cards.CardIds;
import parlour.games.rummy.Move.Discard;
import parlour.games.rummy.Move.Draw;
import parlour.games.rummy.Move.LayOff;
import parlour.games.rummy.Move.Meld;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Draw> DRAW = Verb.of("draw", "Draw", 0, 'D', new Draw(false));
  static final Verb<Draw> TAKE_UP = Verb.of("take-up", "Take the discard", 1, 'T', new Draw(true));
  static final Verb<Discard> DISCARD =
      Verb.of("discard", "Discard", 0, 'C', Discard.class)
          .as(Discard::new, CardIds.part("card", Discard::card));
  static final Verb<Meld> MELD =
      Verb.of("meld", "Lay down", 2, 'L', Meld.class)
          .as(Meld::new, CardIds.parts("cards", Meld::cards));
  static final Verb<LayOff> ADD =
      Verb.of("add", "Add to a meld", 3, 'A', LayOff.class)
          .as(
              LayOff::new,
              CardIds.part("card", LayOff::card),
              Part.numbered("meld", "m.", LayOff::meld));

  static final Verbs<Move> VERBS = Verbs.of(DRAW, TAKE_UP, DISCARD, MELD, ADD);

  Kit kit(int seats) {
    List<Kit.Action> actions = new ArrayList<>();
    actions.add(DRAW.action());
    if (options.discardsOpen()) actions.add(TAKE_UP.action());
    actions.add(DISCARD.action());
    actions.add(MELD.action());
    if (options.layOff()) actions.add(ADD.action());
    return Kit.cards(
        Kit.Aim.fewest("Fewest points win. " + ending(seats), "points")
            .goal(options.length().goal()),
        List.copyOf(actions),
        options.dealt() + 1,
        options.clock() != TurnClock.OFF);
  }

  private String ending(int seats) {
    Options.Length length = options.length();
    if (length.minutes() > 0) return length.minutes() + " minutes.";
    if (length.goal() > 0) return "It ends when somebody has " + length.goal() + ".";
    return Phrases.sentence(Phrases.count(length.hands(seats), "hand") + ".");
  }
}
