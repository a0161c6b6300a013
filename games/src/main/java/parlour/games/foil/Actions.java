package parlour.games.foil;

import parlour.engine.Kit;
import parlour.games.foil.Move.Discard;
import parlour.games.foil.Move.Knock;
import parlour.games.foil.Move.Lay;
import parlour.games.foil.Move.Mix;
import parlour.games.foil.Move.Name;
import parlour.games.foil.Move.Shuffle;
import parlour.games.foil.Move.Take;
import parlour.games.foil.Move.Unlay;
import parlour.games.foil.Move.Vote;
import parlour.games.foil.Move.Write;
import parlour.games.foil.words.Deck;
import parlour.games.material.Part;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Lay> LAY =
      Verb.of("lay", "Group as a word", 1, 'L', Lay.class)
          .as(Lay::new, Part.spelt("word", Lay::word));
  static final Verb<Move.Draw> DRAW = Verb.of("draw", "Draw a card", 0, 'D', new Move.Draw());
  static final Verb<Take> TAKE =
      Verb.of("take", "Take discards", 2, 'T', Take.class)
          .as(Take::new, Notation.depth(Take::count));
  static final Verb<Discard> DISCARD =
      Verb.of("discard", "Discard", 0, 'C', Discard.class)
          .as(Discard::new, Notation.card(Discard::letter));
  static final Verb<Knock> KNOCK =
      Verb.of("knock", "Knock", 3, 'K', Knock.class)
          .as(Knock::new, Notation.card(Knock::discard).orElse(Knock.KEEP, Knock::discard))
          .pressedTwice();
  static final Verb<Unlay> UNLAY =
      Verb.of("unlay", "Take word apart", 4, 'A', Unlay.class)
          .as(Unlay::new, Notation.line(Unlay::line));
  static final Verb<Mix> MIX =
      Verb.of("mix", "Scramble it myself", 3, 'S', Mix.class)
          .as(
              Mix::new,
              Notation.line(Mix::line).orElse(Mix.FITTING, Mix::line),
              Part.spelt("scramble", Mix::scramble));
  static final Verb<Shuffle> SHUFFLE =
      Verb.of("shuffle", "Shuffle a word", 2, 'F', Shuffle.class)
          .as(Shuffle::new, Notation.line(Shuffle::line));
  static final Verb<Move.Ready> READY = Verb.of("ready", "Ready", 0, 'R', new Move.Ready());
  static final Verb<Write> WRITE =
      Verb.of("write", "Write the word", 0, 'W', Write.class)
          .as(Write::new, Notation.line(Write::line), Part.word("word", Write::word));
  static final Verb<Move.PencilDown> DOWN =
      Verb.of("down", "Pencil down", 1, 'P', new Move.PencilDown());
  static final Verb<Name> NAME =
      Verb.of("name", "Name the subject", 0, 'N', Name.class)
          .as(Name::new, Notation.subject(Name::subject));
  static final Verb<Name> SUBJECT =
      Verb.of("subject", "Another subject", 1, 'O', Name.class)
          .as(Name::new, Notation.subject(Name::subject));
  static final Verb<Vote> VOTE =
      Verb.of("vote", "Vote", 0, 'V', Vote.class).as(Vote::new, Notation.doubts(Vote::doubts));
  static final Verb<Move.GoOn> GO_ON = Verb.of("go-on", "Go on", 0, 'G', new Move.GoOn());

  static final Verbs<Move> VERBS =
      Verbs.of(
          LAY, DRAW, TAKE, DISCARD, KNOCK, UNLAY, MIX, SHUFFLE, READY, WRITE, DOWN, NAME, SUBJECT,
          VOTE, GO_ON);

  Kit kit(int seats) {
    return Kit.letters(
        options.form().aim(),
        VERBS.actions(),
        Deck.HAND + 2,
        options.clocks().clock() != TurnClock.OFF);
  }
}
