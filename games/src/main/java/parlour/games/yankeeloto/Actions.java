package parlour.games.yankeeloto;

import parlour.engine.Kit;
import parlour.games.material.LeadOrder;
import parlour.games.material.Part;
import parlour.games.material.Phrases;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.LetterFaces;
import parlour.games.yankeeloto.Move.Call;
import parlour.games.yankeeloto.Move.Challenge;
import parlour.games.yankeeloto.Move.Content;
import parlour.games.yankeeloto.Move.Cover;
import parlour.games.yankeeloto.Move.Lay;
import parlour.games.yankeeloto.Move.Loto;
import parlour.games.yankeeloto.Move.NoWord;

/// What a player can ever do, and what decides the game.
final class Actions {
  static final Verb<Lay> LAY =
      Verb.of("lay", "Lay the word", 0, 'L', Lay.class).as(Lay::new, Part.word("word", Lay::word));
  static final Verb<NoWord> NO_WORD = Verb.of("no-word", "I have no word", 1, 'N', new NoWord());
  static final Verb<Challenge> CHALLENGE =
      Verb.of("challenge", "Challenge a word", 1, 'C', Challenge.class)
          .as(Challenge::new, Part.seat("whose", Challenge::whose));
  static final Verb<Content> CONTENT = Verb.of("content", "No challenge", 0, 'A', new Content());
  static final Verb<Call> CALL =
      Verb.of("call", "Call a letter", 0, 'L', Call.class)
          .as(Call::new, Part.number("number", Call::number));
  static final Verb<Cover> COVER =
      Verb.of("cover", "Cover it", 2, 'C', Cover.class)
          .as(
              Cover::new,
              Part.number("number", Cover::number),
              LetterFaces.part("letter", Cover::letter));
  static final Verb<Loto> LOTO = Verb.of("loto", "Cry \"Loto!\"", 0, 'Y', new Loto());

  static final Verbs<Move> VERBS = Verbs.of(LAY, NO_WORD, CHALLENGE, CONTENT, CALL, COVER, LOTO);

  private Actions() {}

  static Kit kit(Options options, int seats) {
    int rounds = options.rounds(seats);
    String length =
        options.houseCalls()
            ? Phrases.sentence(Phrases.count(rounds, "round")) + "."
            : LeadOrder.inWords(rounds, seats, "round", "lead");
    return Kit.letters(
        Kit.Aim.most("Most counters win. " + length, "counters"),
        VERBS.actions(),
        Forming.HAND,
        true);
  }
}
