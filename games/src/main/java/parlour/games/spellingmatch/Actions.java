package parlour.games.spellingmatch;

import java.util.function.Function;
import parlour.engine.Kit;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Move.Choose> CHOOSE =
      Verb.of("choose", "Hide this word", 0, 'W', Move.Choose.class)
          .as(Move.Choose::new, Part.word("word", Move.Choose::word));
  static final Verb<Move.Call> CALL = Verb.of("call", "Call \"Spell!\"", 0, 'S', new Move.Call());
  static final Verb<Move.Spell> SPELL =
      Verb.of("spell", "Lay the word", 0, 'L', Move.Spell.class)
          .as(Move.Spell::new, Part.word("word", Move.Spell::word));
  static final Verb<Move.Take> TAKE =
      Verb.of("take", "Take a stack", 1, 'T', Move.Take.class)
          .as(
              Function.identity(),
              Part.of("stack", Function.identity(), Notation::stack, Notation::id));
  static final Verb<Move.Prove> PROVE =
      Verb.of("prove", "Call its author", 1, 'P', new Move.Prove()).pressedTwice();
  static final Verb<Move.Form> FORM =
      Verb.of("form", "Form the word", 2, 'F', Move.Form.class)
          .as(
              Move.Form::new,
              Part.seat("whom", Move.Form::caller),
              Part.word("word", Move.Form::word));
  static final Verb<Move.Concede> CONCEDE =
      Verb.of("concede", "I cannot form it", 3, 'C', Move.Concede.class)
          .as(Move.Concede::new, Part.seat("whom", Move.Concede::caller))
          .pressedTwice();
  static final Verb<Move.Challenge> CHALLENGE =
      Verb.of("challenge", "Challenge a word", 4, 'H', Move.Challenge.class)
          .as(
              Function.identity(),
              Part.of("word", Function.identity(), Notation::word, Notation::id));
  static final Verb<Move.Game> GAME = Verb.of("game", "Call \"Game!\"", 0, 'G', new Move.Game());
  static final Verb<Move.Content> CONTENT =
      Verb.of("content", "I am done", 0, 'D', new Move.Content());

  static final Verbs<Move> VERBS =
      Verbs.of(CHOOSE, CALL, SPELL, TAKE, PROVE, FORM, CONCEDE, CHALLENGE, GAME, CONTENT);

  Kit kit() {
    return Kit.letters(
        Kit.Aim.most("Most words spelt win.", "words")
            .tieBreak("With equally many words, whoever called “game” wins."),
        VERBS.actions(),
        options.length(),
        true);
  }
}
