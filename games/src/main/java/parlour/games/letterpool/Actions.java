package parlour.games.letterpool;

import parlour.engine.Kit;
import parlour.engine.Sentence;
import parlour.games.letterpool.Move.Challenge;
import parlour.games.letterpool.Move.Content;
import parlour.games.letterpool.Move.Declare;
import parlour.games.letterpool.Move.Pass;
import parlour.games.letterpool.Move.Ready;
import parlour.games.letterpool.Move.Stake;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.LetterFaces;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  /// More ids than a hand has letters.
  private static final int TOO_MANY = 20;

  static final Verb<Stake> STAKE =
      Verb.of("stake", "Stake the letter", 0, 'S', Stake.class)
          .as(Stake::new, LetterFaces.part("letter", "h", Stake::letter));
  static final Verb<Ready> READY = Verb.of("ready", "I am ready", 0, 'R', new Ready());
  static final Verb<Declare> DECLARE =
      Verb.of("declare", "Declare the word", 0, 'D', Declare.class)
          .as(
              Declare::new,
              Part.spelt("word", Declare::word),
              LetterFaces.parts("hand", "h", TOO_MANY, Declare::held).ifAny());
  static final Verb<Pass> PASS = Verb.of("pass", "Pass", 1, 'P', new Pass());
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Doubt the word", 2, 'T', Challenge.class)
          .as(Challenge::new, Part.lying("word", Challenge::word));
  static final Verb<Content> CONTENT = Verb.of("content", "Let it stand", 0, 'L', new Content());

  static final Verbs<Move> VERBS = Verbs.of(STAKE, READY, DECLARE, PASS, CHALLENGE, CONTENT);

  Kit kit(int seats) {
    return Kit.letters(
        Kit.Aim.most(
                Sentence.of(
                    "Most letters in words won after {0:rounds}.", options.rounds().of(seats)),
                "letters")
            .tieBreak("With equally many letters, the word of most syllables decides."),
        VERBS.actions(),
        options.hand(),
        true);
  }
}
