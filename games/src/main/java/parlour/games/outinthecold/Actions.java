package parlour.games.outinthecold;

import parlour.engine.Kit;
import parlour.engine.Sentence;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.outinthecold.Move.Build;
import parlour.games.outinthecold.Move.Challenge;
import parlour.games.outinthecold.Move.ComeIn;
import parlour.games.outinthecold.Move.Content;
import parlour.games.outinthecold.Move.Pass;
import parlour.games.outinthecold.Move.Stay;
import parlour.games.outinthecold.Move.Wait;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<ComeIn> IN =
      Verb.of("in", "Come in", 0, 'I', ComeIn.class)
          .as(ComeIn::new, Part.spelt("word", ComeIn::word));
  static final Verb<Wait> WAIT = Verb.of("wait", "Wait and draw", 1, 'W', new Wait());
  static final Verb<Stay> STAY = Verb.of("stay", "Stay out", 1, 'S', new Stay()).pressedTwice();
  static final Verb<Build> BUILD =
      Verb.of("build", "Build it up", 0, 'B', Build.class)
          .as(Build::new, Part.spelt("word", Build::word));
  static final Verb<Pass> PASS = Verb.of("pass", "Do not build", 1, 'P', new Pass());
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Doubt a word", 1, 'D', Challenge.class)
          .as(Challenge::new, Part.lying("word", Challenge::word));
  static final Verb<Content> CONTENT = Verb.of("content", "All are words", 0, 'A', new Content());

  static final Verbs<Move> VERBS = Verbs.of(IN, WAIT, STAY, BUILD, PASS, CHALLENGE, CONTENT);

  Kit kit(int seats) {
    return Kit.letters(
        Kit.Aim.most(
                Sentence.of(
                    "Most letters in words won after {0:rounds}.", options.rounds().of(seats)),
                "letters")
            .tieBreak(
                "With equally many letters, the player less often in the cold is placed higher."),
        VERBS.actions(),
        Options.HAND + Player.DRAWS,
        true);
  }
}
