package parlour.games.crossword;

import parlour.engine.Kit;
import parlour.games.crossword.Move.Challenge;
import parlour.games.crossword.Move.Discard;
import parlour.games.crossword.Move.Draw;
import parlour.games.crossword.Move.Lay;
import parlour.games.crossword.Move.LetStand;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Lay> LAY =
      Verb.of("lay", "Lay a word", 0, 'L', Lay.class)
          .as(
              (square, word) -> new Lay(square.entry(word), Move.UNSAID),
              Notation.square(Lay::entry),
              Notation.word(Lay::entry))
          .when(lay -> lay.free() == Move.UNSAID);

  /// A star in the word is what the Free Letter stands for.
  static final Verb<Lay> LAY_FREE =
      Verb.of("lay-free", "Use Free Letter", 1, 'F', Lay.class)
          .as(
              (square, word, free) ->
                  new Lay(square.entry(word.replace('*', Pack.sign(free))), free),
              Notation.square(Lay::entry),
              Notation.word(Lay::entry),
              Notation.letter("free", Lay::free));

  static final Verb<Discard> EXCHANGE =
      Verb.of("exchange", "Exchange a card", 2, 'E', Discard.class)
          .as(Discard::new, Notation.card(Discard::kind));
  static final Verb<Draw> DRAW =
      Verb.of("draw", "Draw a card", 0, 'D', Draw.class).as(Draw::new, Notation.pile(Draw::shown));
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Challenge a word", 3, 'C', Challenge.class)
          .as(Challenge::new, Notation.entry(Challenge::entry))
          .pressedTwice();
  static final Verb<LetStand> LET_STAND =
      Verb.of("let-stand", "Let it stand", 0, 'S', new LetStand());

  static final Verbs<Move> VERBS = Verbs.of(LAY, LAY_FREE, EXCHANGE, DRAW, CHALLENGE, LET_STAND);

  /// Those where the umpire judges.
  private static final Verbs<Move> UMPIRED = Verbs.of(LAY, LAY_FREE, EXCHANGE, DRAW);

  Kit kit(int seats) {
    return Kit.letters(
        Kit.Aim.fewest("Fewest points win. " + ending(), "points")
            .goal(options.goal())
            .tieBreak("One more hand among the tied decided."),
        (options.vigilant() ? VERBS : UMPIRED).actions(),
        seats <= 6 ? 6 : 5,
        options.clock() != TurnClock.OFF);
  }

  private String ending() {
    if (options.goal() > 0) return "It ends when somebody has " + options.goal() + ".";
    if (options.minutes() > 0) return Phrases.count(options.minutes(), "minute") + ".";
    return Phrases.sentence(Phrases.count(options.hands(), "hand") + ".");
  }
}
