package parlour.games.puzzleneighbor;

import parlour.engine.Kit;
import parlour.games.material.Part;
import parlour.games.material.Phrases;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.puzzleneighbor.Move.Announce;
import parlour.games.puzzleneighbor.Move.Call;
import parlour.games.puzzleneighbor.Move.Challenge;
import parlour.games.puzzleneighbor.Move.Concede;
import parlour.games.puzzleneighbor.Move.Content;
import parlour.games.puzzleneighbor.Move.Pay;
import parlour.games.puzzleneighbor.Move.Pick;
import parlour.games.puzzleneighbor.Move.Require;
import parlour.games.puzzleneighbor.Move.Spell;
import parlour.games.puzzleneighbor.Move.Yield;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Pick> PICK =
      Verb.of("pick", "Pass the word on", 0, 'W', Pick.class)
          .as(Pick::new, Part.word("word", Pick::word));
  static final Verb<Call> PUZZLE = Verb.of("puzzle", "Call \"Puzzle!\"", 0, 'C', new Call());
  static final Verb<Announce> ANNOUNCE =
      Verb.of("announce", "Announce it", 0, 'A', Announce.class)
          .as(Announce::new, Part.word("word", Announce::word));
  static final Verb<Yield> YIELD = Verb.of("yield", "Give up", 1, 'G', new Yield()).pressedTwice();
  static final Verb<Require> REQUIRE =
      Verb.of("require", "Ask for the word", 0, 'R', new Require());
  static final Verb<Pay> PAY = Verb.of("pay", "Pay a counter", 1, 'P', new Pay());
  static final Verb<Spell> SPELL =
      Verb.of("spell", "Spell the word", 2, 'S', Spell.class)
          .as(Spell::new, Part.word("word", Spell::word));
  static final Verb<Concede> CONCEDE =
      Verb.of("concede", "I cannot spell it", 3, 'N', new Concede()).pressedTwice();
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Doubt a word", 4, 'D', Challenge.class)
          .as(Challenge::new, Part.lying("word", Challenge::word));
  static final Verb<Content> CONTENT = Verb.of("content", "All are words", 0, 'L', new Content());

  static final Verbs<Move> VERBS =
      Verbs.of(PICK, PUZZLE, ANNOUNCE, YIELD, REQUIRE, PAY, SPELL, CONCEDE, CHALLENGE, CONTENT);

  Kit kit(int seats) {
    String rounds = Phrases.count(options.rounds(seats), "round");
    return Kit.letters(
        Kit.Aim.most("Most counters after " + rounds + ".", "counters"),
        VERBS.actions(),
        options.length(),
        true);
  }
}
