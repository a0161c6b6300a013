package parlour.games.bidjack;

import parlour.engine.Kit;
import parlour.games.bidjack.Move.Bid;
import parlour.games.bidjack.Move.Pass;
import parlour.games.bidjack.Move.Play;
import parlour.games.bidjack.Move.Take;
import parlour.games.material.Part;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.cards.CardIds;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Bid> BID =
      Verb.of("bid", "Bid", 0, 'B', Bid.class).as(Bid::new, Part.number("tricks", Bid::tricks));
  static final Verb<Take> TAKE = Verb.of("take", "Take the hand", 0, 'T', new Take());
  static final Verb<Pass> PASS = Verb.of("pass", "Pass", 1, 'P', new Pass());
  static final Verb<Play> PLAY =
      Verb.of("play", "Play", 0, 'C', Play.class).as(Play::new, CardIds.part("card", Play::card));

  static final Verbs<Move> VERBS = Verbs.of(BID, TAKE, PASS, PLAY);

  Kit kit(int seats) {
    String most = options.partners() ? "Most points for a side win. " : "Most points win. ";
    String aim =
        options.goal() > 0
            ? "First to " + options.goal() + " points wins."
            : options.minutes() > 0
                ? most + options.minutes() + " minutes."
                : most + Phrases.sentence(Phrases.count(seats, "hand")) + ".";
    return Kit.cards(
        Kit.Aim.most(aim, "points")
            .goal(options.goal())
            .tieBreak("When several reach the goal in one hand, the bidder’s points count first."),
        VERBS.actions(),
        Options.dealt(seats),
        options.clock() != TurnClock.OFF);
  }
}
