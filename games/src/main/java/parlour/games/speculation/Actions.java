package parlour.games.speculation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.Kit;
import parlour.engine.Kit.Action;
import parlour.games.material.LeadOrder;
import parlour.games.material.Part;
import parlour.games.material.Verb;
import parlour.games.material.Verbs;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Letters;

/// What a player can ever do, and what decides the game.
record Actions(Options options) {
  static final Verb<Move.Discard> DISCARD =
      Verb.of("discard", "Throw five away", 0, 'D', Move.Discard.class)
          .as(Move.Discard::new, letters("h", Move.Discard::letters));
  static final Verb<Move.Give> GIVE =
      Verb.of("give", "Give to the Plum", 0, 'G', Move.Give.class)
          .as(Move.Give::new, letters("h", Move.Give::letters));
  static final Verb<Move.Add> ADD =
      Verb.of("add", "Add to the Plum", 0, 'A', Move.Add.class)
          .as(Move.Add::new, letters("a", Move.Add::letters));
  static final Verb<Move.Expose> EXPOSE =
      Verb.of("expose", "Turn up for all", 0, 'E', Move.Expose.class)
          .as(
              letters -> new Move.Expose(letters.at(0)),
              Actions.<Move.Expose>letters("h", move -> Letters.EMPTY.plus(move.letter()))
                  .where(letters -> letters.size() == 1));
  static final Verb<Move.Write> WRITE =
      Verb.of("write", "Write it down", 0, 'W', Move.Write.class)
          .as(Move.Write::new, Part.word("word", Move.Write::word));
  static final Verb<Move.Notice> NOTICE =
      Verb.of("notice", "Claim this word", 0, 'C', Move.Notice.class)
          .as(Move.Notice::new, Part.word("word", Move.Notice::word));
  static final Verb<Move.Rest> REST =
      Verb.of("rest", "No more words", 1, 'N', new Move.Rest()).pressedTwice();
  static final Verb<Move.TurnUp> TURN_UP =
      Verb.of("turn-up", "Turn up the Plum", 0, 'T', new Move.TurnUp());
  static final Verb<Move.Leave> LEAVE =
      Verb.of("leave", "Leave the Plum", 1, 'L', new Move.Leave()).pressedTwice();
  static final Verb<Move.Content> CONTENT =
      Verb.of("content", "I doubt nothing", 0, 'O', new Move.Content());
  static final Verb<Move.Challenge> CHALLENGE =
      Verb.of("challenge", "Doubt this word", 2, 'X', Move.Challenge.class)
          .as(Move.Challenge::new, WordList.part("line", Move.Challenge::line));

  static final Verbs<Move> VERBS =
      Verbs.of(DISCARD, GIVE, ADD, EXPOSE, WRITE, NOTICE, REST, TURN_UP, LEAVE, CONTENT, CHALLENGE);

  /// Letters picked from a zone; nothing is read where an id names none of them.
  private static <M> Part<M, Letters> letters(String zone, Function<M, Letters> picked) {
    return new Part<>(
        "letters",
        answer -> picked(zone, answer.ids("letters")),
        move -> Optional.of(String.join(" ", LetterFaces.ids(zone, picked.apply(move)))));
  }

  private static Optional<Letters> picked(String zone, List<String> ids) {
    if (ids.size() > Sorting.HAND + 1) return Optional.empty();
    Letters letters = Letters.EMPTY;
    for (String id : ids) {
      char letter = LetterFaces.letter(id);
      if (letter == LetterFaces.NONE || !LetterFaces.zone(id).equals(zone)) return Optional.empty();
      letters = letters.plus(letter);
    }
    return Optional.of(letters);
  }

  Kit kit(int seats) {
    String length = LeadOrder.inWords(options.length().deals(seats), seats, "deal", "deal");
    return Kit.letters(
        Kit.Aim.most("Most counters win. " + length, "counters"),
        actions(seats),
        new Sorting(options).dealt(seats),
        true);
  }

  private List<Action> actions(int seats) {
    List<Action> actions = new ArrayList<>(VERBS.actions());
    if (!options.plums().toppedUp(seats) || !options.plums().chosen()) actions.remove(ADD.action());
    if (options.umpired()) actions.removeAll(List.of(CONTENT.action(), CHALLENGE.action()));
    return List.copyOf(actions);
  }
}
