package parlour.games.puzzleneighbor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.LetterZones;
import parlour.games.puzzleneighbor.Stack.Progress;
import parlour.games.puzzleneighbor.Stack.Proof;
import parlour.lexicon.Letters;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  private static final String STACK = "h";

  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers()).asking(question());
  }

  private Scene.Question question() {
    if (view.mustSpell())
      return Scene.Question.of(asked(view.passed().plea().tries()))
          .by(view.match().receiver(view.eye()));
    return Scene.Question.of(asked());
  }

  /// What is asked of the author of a word after those tries.
  private static String asked(List<String> tries) {
    if (tries.isEmpty()) return "Spell the word you gave, from memory.";
    int left = Solving.TRIES - tries.size();
    String again = left > 0 ? "Try again: " + left + " left." : "No tries are left.";
    return LetterFaces.capitals(tries.getLast()) + " is no such word. " + again;
  }

  /// What else is asked of this seat, or nothing.
  private String asked() {
    if (view.mayPick())
      return Sentence.of("Write a word for a neighbour: exactly {0}.", lettersAgreed());
    if (view.mayCall()) return "All stacks are ready: call \"Puzzle!\"";
    if (view.isTrying()) return "Make a word of all your letters.";
    if (view.mayRequire()) return "Ask for the word, or pay one counter.";
    return view.phase() instanceof Phase.Prove && view.mayDoubt()
        ? "Is there a word you doubt?"
        : "";
  }

  private String lettersAgreed() {
    return Phrases.count(options.length(), "letter");
  }

  private String headline() {
    String round =
        LetterZones.round(view.match().number(), options.rounds(view.allSeats().size())) + ": ";
    return switch (view.phase()) {
      case Phase.Pick _ -> round + "everybody picks a word to puzzle with";
      case Phase.Call _ ->
          round + Sentence.of("{0} {0:is} about to call \"Puzzle\"", view.match().lead().leader());
      case Phase.Solve _ -> round + "all try to solve their stacks";
      case Phase.Prove _ -> round + "doubts, and words to be proved";
      case Phase.Over _ -> "The game is over";
    };
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : view.allSeats()) {
      int owed = view.match().counters().owed(seat);
      List<Scene.Tally> tallies =
          owed == 0 ? List.of() : List.of(new Scene.Tally("markers owed", owed));
      int counters = view.match().counters().of(seat);
      places.add(new Scene.Place(seat, counters, tallies, note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    boolean first = view.match().number() == 1 && view.phase() instanceof Phase.Pick;
    boolean leads = view.match().lead().leader().equals(seat);
    String leader = first ? view.match().draw().note(seat, "leads") : leads ? "leader" : "";
    String now =
        switch (view.phase()) {
          case Phase.Pick _, Phase.Call _ ->
              view.round().of(seat).progress() == Progress.PASSED ? "has picked" : "";
          case Phase.Solve _, Phase.Prove _ -> note(view.round().of(view.match().setter(seat)));
          case Phase.Over _ -> "";
        };
    return Phrases.remarks(leader, now);
  }

  private static String note(Stack stack) {
    return switch (stack.progress()) {
      case NONE, PASSED -> "";
      case OPEN -> "trying";
      case ANNOUNCED -> stack.isSolved() ? "has solved it" : "was mistaken";
      case UNSOLVED -> "has not solved it";
      case REQUIRED -> "requires the word";
      case SPELT -> "was told it";
      case UNSPELT -> "was not told it";
      case FAILED -> "failed";
    };
  }

  private List<Scene.Watch> watches() {
    long dueMillis = view.phase().dueMillis();
    TurnClock clock = options.clock();
    TurnClock all = clock.together();
    return switch (view.phase()) {
      case Phase.Pick _ ->
          all.watch("To pick a word", Seat.NOBODY, dueMillis, PuzzleNeighbor.THREE_MINUTES_MILLIS);
      case Phase.Call _ -> {
        Seat leader = view.match().lead().leader();
        yield clock.watch("To call", leader, dueMillis, PuzzleNeighbor.CALL_MILLIS);
      }
      case Phase.Solve _ ->
          all.watch("To solve it", Seat.NOBODY, dueMillis, PuzzleNeighbor.THREE_MINUTES_MILLIS);
      case Phase.Prove _ -> {
        List<Scene.Watch> watches =
            new ArrayList<>(
                all.watch(
                    "To ask for words", Seat.NOBODY, dueMillis, PuzzleNeighbor.MINUTE_MILLIS));
        for (Seat setter : view.round().setters(Progress.REQUIRED))
          watches.addAll(
              all.watch(
                  "To spell the word",
                  setter,
                  view.round().of(setter).plea().dueMillis(),
                  PuzzleNeighbor.MINUTE_MILLIS));
        yield watches;
      }
      case Phase.Over _ -> List.of();
    };
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    int out = 0;
    for (Seat setter : view.allSeats()) {
      Stack stack = view.round().of(setter);
      if (stack.progress() == Progress.NONE) continue;
      out += options.length();
      Seat receiver = view.match().receiver(setter);
      boolean own = receiver.equals(view.eye()) && !stack.letters().isEmpty();
      String label =
          (receiver.equals(view.eye()) ? "Your" : receiver + "'s") + " stack, from " + setter;
      List<Piece> pieces =
          own
              ? LetterFaces.PLAIN.spelt(STACK, stack.letters())
              : Collections.nCopies(options.length(), Piece.HIDDEN);
      zones.add(new Zone.Row(own ? STACK : "h" + receiver.index(), label, receiver, pieces));
    }
    int left = options.box().box().size() - out;
    zones.add(new Zone.Stack("box", "Open letters", left));
    if (view.phase() instanceof Phase.Pick) zones.add(scarce());
    if (!view.passed().word().isEmpty())
      zones.add(
          sheet(
              "mind",
              "Keep in mind",
              List.of(entry("mine", "Your word", view.passed().word(), ""))));
    announced(zones);
    last(zones);
    return zones;
  }

  /// The open letters of which there are not enough to be careless.
  private Zone scarce() {
    Letters few = Letters.EMPTY;
    for (char letter = 'a'; letter <= 'z'; letter++)
      if (view.open().count(letter) < View.GLANCE)
        for (int i = view.open().count(letter); i > 0; i--) few = few.plus(letter);
    return new Zone.Row(
            "few", "Scarce letters, all that are left", LetterFaces.PLAIN.row("few", few))
        .as(Zone.Role.RECORD);
  }

  private void announced(List<Zone> zones) {
    List<Zone.Entry> entries = new ArrayList<>();
    for (Seat setter : view.allSeats()) {
      Stack stack = view.round().of(setter);
      Seat receiver = view.match().receiver(setter);
      boolean struck = stack.claim().proof() == Proof.STRUCK;
      if (stack.progress() == Progress.ANNOUNCED || struck) {
        String note = struck ? "struck out by " + stack.claim().by() : "";
        String word = stack.claim().word();
        entries.add(entry(said(receiver, word), receiver.toString(), word, note));
      }
      if (stack.progress() == Progress.SPELT) {
        String id = said(receiver, stack.word());
        entries.add(entry(id, setter.toString(), stack.word(), "spelt for " + receiver));
      }
    }
    if (!entries.isEmpty()) zones.add(sheet("said", "Announced", entries).as(Zone.Role.FOCUS));
  }

  private static String said(Seat receiver, String word) {
    return LetterFaces.lying("said" + receiver.index(), word);
  }

  private void last(List<Zone> zones) {
    if (!(view.phase() instanceof Phase.Pick || view.phase() instanceof Phase.Over)) return;
    List<Zone.Entry> entries = new ArrayList<>();
    for (Seat setter : view.allSeats()) {
      String word = view.match().last().at(setter);
      if (!word.isEmpty()) entries.add(entry("last" + setter.index(), setter.toString(), word, ""));
    }
    if (!entries.isEmpty()) zones.add(sheet("last", "The words of the last round", entries));
  }

  private static Zone sheet(String id, String label, List<Zone.Entry> entries) {
    return new Zone.Sheet(id, label, List.copyOf(entries));
  }

  private static Zone.Entry entry(String id, String label, String word, String note) {
    return new Zone.Entry(id, label, List.of(), LetterFaces.capitals(word), note);
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayPick())
      offers.add(
          Actions.PICK.offer(
              "Give " + view.match().receiver(view.eye()) + " the word {word}",
              word("Type exactly " + lettersAgreed(), List.of())));
    if (view.mayCall()) offers.add(Actions.PUZZLE.offer("Call \"Puzzle!\""));
    if (view.isTrying()) {
      List<String> letters = LetterFaces.ids(STACK, view.own().letters());
      offers.add(Actions.ANNOUNCE.offer("Announce {word}", word("The word", letters)));
      offers.add(Actions.YIELD.offer("Give up"));
    }
    if (view.mayRequire()) {
      Seat setter = view.match().setter(view.eye());
      offers.add(Actions.REQUIRE.offer(Sentence.of("Ask {0} for the word", setter)));
      offers.add(Actions.PAY.offer(Sentence.of("Pay {0} one counter", setter)));
    }
    if (view.mustSpell()) {
      if (view.passed().plea().tries().size() < Solving.TRIES)
        offers.add(Actions.SPELL.offer("Spell {word}", word("Your word, from memory", List.of())));
      offers.add(Actions.CONCEDE.offer("I cannot spell it"));
    }
    if (view.mayDoubt()) {
      offers.add(Actions.CHALLENGE.offer("Doubt {word}", doubtful()));
      // First this player settles for their own stack, and spells what is required of them.
      if (view.phase() instanceof Phase.Prove && !view.mayRequire() && !view.mustSpell())
        offers.add(Actions.CONTENT.offer("All are words"));
    }
    return offers;
  }

  private Field word(String label, List<String> ids) {
    return new Field.Spell("word", label, ids, options.length(), options.length());
  }

  private Field doubtful() {
    List<String> ids = new ArrayList<>();
    for (Seat setter : view.allSeats()) {
      Stack stack = view.round().of(setter);
      Seat receiver = view.match().receiver(setter);
      if (stack.isUntried() && !receiver.equals(view.eye()))
        ids.add(said(receiver, stack.claim().word()));
    }
    return new Field.Pick("word", "The word", List.copyOf(ids));
  }
}
