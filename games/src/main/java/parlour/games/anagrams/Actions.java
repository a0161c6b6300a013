package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Kit;
import parlour.engine.Kit.Action;
import parlour.games.material.LeadOrder;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.WordList;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  /// The kind of a list of words, in the ids of its lines.
  static final char LIST = 'l';

  static final Verb<Move.Choose> CHOOSE =
      Verb.of("choose", "Give out the word", 0, 'C', Move.Choose.class)
          .as(
              Move.Choose::new,
              Part.word("word", Move.Choose::word),
              Part.word("letters", Move.Choose::letters).ifAny());
  static final Verb<Move.Ready> READY = Verb.of("ready", "Call “Ready”", 0, 'R', new Move.Ready());
  static final Verb<Move.Look> LOOK =
      Verb.of("look", "Look now: pay one", 1, 'L', new Move.Look()).pressedTwice();
  static final Verb<Move.Write> WRITE =
      Verb.of("write", "Write it down", 0, 'W', Move.Write.class)
          .as(Move.Write::new, Part.word("word", Move.Write::word));
  static final Verb<Move.Announce> ANNOUNCE =
      Verb.of("announce", "Announce it", 0, 'A', Move.Announce.class)
          .as(Move.Announce::new, Part.word("word", Move.Announce::word));
  static final Verb<Move.Return> RETURN =
      Verb.of("return", "Ask for the word", 1, 'G', new Move.Return()).pressedTwice();
  static final Verb<Move.Rest> REST =
      Verb.of("rest", "My list is done", 2, 'D', new Move.Rest()).pressedTwice();
  static final Verb<Move.Name> NAME =
      Verb.of("name", "Name the word", 0, 'N', Move.Name.class)
          .as(
              Move.Name::new,
              Part.seat("whom", Move.Name::whom),
              Part.word("word", Move.Name::word));
  static final Verb<Move.Concede> CONCEDE =
      Verb.of("concede", "I have forgotten", 1, 'F', Move.Concede.class)
          .as(Move.Concede::new, Part.seat("whom", Move.Concede::whom))
          .pressedTwice();
  static final Verb<Move.Pay> PAY = Verb.of("pay", "Pay one counter", 0, 'P', new Move.Pay());
  static final Verb<Move.Help> HELP =
      Verb.of("help", "Whisper: pay one", 4, 'H', Move.Help.class)
          .as(
              Move.Help::new,
              Part.seat("whom", Move.Help::whom),
              Part.word("word", Move.Help::word))
          .pressedTwice();
  static final Verb<Move.Challenge> CHALLENGE =
      Verb.of("challenge", "Doubt this word", 3, 'X', Move.Challenge.class)
          .as(
              line -> new Move.Challenge(line.seat(), line.word()),
              WordList.<Move.Challenge>part(
                      "line", doubt -> new WordList.Place(LIST, doubt.whose(), doubt.word()))
                  .where(line -> line.kind() == LIST));
  static final Verb<Move.Content> CONTENT =
      Verb.of("content", "I doubt nothing", 2, 'O', new Move.Content());

  static final Verbs<Move> VERBS =
      Verbs.of(
          CHOOSE, READY, LOOK, WRITE, ANNOUNCE, RETURN, REST, NAME, CONCEDE, PAY, HELP, CHALLENGE,
          CONTENT);

  Kit kit(int seats) {
    String length = LeadOrder.inWords(options.length().rounds(seats), seats, "round", "lead");
    return Kit.letters(
        Kit.Aim.most("Most counters win. " + length, "counters"), actions(), Words.LONGEST, true);
  }

  private List<Action> actions() {
    List<Action> actions = new ArrayList<>(VERBS.actions());
    if (!options.varied().on()) actions.removeAll(List.of(WRITE.action(), REST.action()));
    else if (!options.customs().byHand()) actions.remove(ANNOUNCE.action());
    else actions.set(actions.indexOf(ANNOUNCE.action()), ANNOUNCE.action().inSlot(3));
    if (!options.customs().helping()) actions.remove(HELP.action());
    if (!options.vigilant()) actions.removeAll(List.of(CHALLENGE.action(), CONTENT.action()));
    return List.copyOf(actions);
  }
}
