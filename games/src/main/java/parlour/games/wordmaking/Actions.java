package parlour.games.wordmaking;

import parlour.engine.Kit;
import parlour.engine.Sentence;
import parlour.games.material.Part;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.JudgingMode;
import parlour.games.wordmaking.Move.Doubt;
import parlour.games.wordmaking.Move.Spell;
import parlour.games.wordmaking.Move.Vote;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Spell> SPELL =
      Verb.of("spell", "Make the word", 0, 'W', Spell.class)
          .as(
              Spell::new,
              Part.spelt("word", Spell::word).where(word -> !word.isEmpty()),
              Notation.of(Spell::of));
  static final Verb<Move.Draw> DRAW = Verb.of("draw", "Draw a letter", 1, 'D', new Move.Draw());
  static final Verb<Move.Pass> PASS = Verb.of("pass", "Pass", 2, 'P', new Move.Pass());
  static final Verb<Doubt> DOUBT =
      Verb.of("doubt", "Doubt a word", 3, 'U', Doubt.class)
          .as(Doubt::new, Notation.standing(Doubt::number));
  static final Verb<Vote> CONSULT =
      Verb.of("consult", "Look it up", 1, 'L', Vote.class)
          .as(number -> new Vote(number, true), Notation.standing(Vote::number))
          .when(Vote::consult);
  static final Verb<Vote> STAND =
      Verb.of("stand", "Let it stand", 0, 'S', Vote.class)
          .as(number -> new Vote(number, false), Notation.standing(Vote::number));

  static final Verbs<Move> VERBS = Verbs.of(SPELL, DRAW, PASS, DOUBT, CONSULT, STAND);

  Kit kit(int seats) {
    return Kit.letters(
        Kit.Aim.most(
                Sentence.of(
                    options.retained()
                        ? "Have {0} words, and keep them until your next turn."
                        : "The first with {0} words wins.",
                    Sentence.number(options.goal())),
                "words")
            .goal(options.goal())
            .tieBreak("With equally many words, most letters in them decide."),
        options.judging() == JudgingMode.FREE_VIGILANCE
            ? VERBS.actions()
            : VERBS.actions().subList(0, options.isUmpired() ? 3 : 4),
        0,
        options.clock() != TurnClock.OFF);
  }
}
