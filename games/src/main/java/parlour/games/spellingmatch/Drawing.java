package parlour.games.spellingmatch;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.Partners;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.LetterFaces;
import parlour.games.spellingmatch.Player.LaidWord;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  private static final String HEAP = "The letters in the middle";

  Scene scene() {
    Offers offers = new Offers(options, view);
    return new Scene(headline(), places(), watches(), zones(), offers.all())
        .asking(offers.question());
  }

  private String headline() {
    Seat leader = view.match().lead().leader();
    return switch (view.phase()) {
      case Phase.Choosing _ ->
          Sentence.of(
              options.together()
                  ? "Each contributes {0:words} of {1:letters}; all choose their words"
                  : "Each contributes {0:words} of {1:letters}; {2} {2:chooses} a word",
              options.words(),
              options.length(),
              Choosing.chooser(view.match().lead(), view.stacks()));
      case Phase.Ready _ -> Sentence.of("{0} {0:is} about to call \"spell\"", leader);
      case Phase.Spelling _ -> "All spell";
      case Phase.After _ -> "\"Game\" is called";
      case Phase.Over _ -> "The game is over";
    };
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    boolean partners = options.partners();
    PerSeat<Integer> words =
        Partners.together(partners, view.players().map((_, player) -> player.words().size()));
    for (Seat seat : view.match().allSeats())
      places.add(
          new Scene.Place(
              seat, Partners.name(partners, seat), words.at(seat), 0, List.of(), note(seat)));
    return places;
  }

  private String note(Seat seat) {
    Player player = view.players().at(seat);
    boolean first = view.phase() instanceof Phase.Choosing;
    boolean leads = view.match().lead().leader().equals(seat);
    String lead = first ? view.match().draw().note(seat, "leads") : leads ? "leader" : "";
    String deed =
        switch (view.phase()) {
          case Phase.Choosing _ -> Phrases.count(view.stacks().at(seat).size(), "stack");
          case Phase.Ready _ -> "";
          case Phase.Spelling _, Phase.After _ ->
              player.isCalled()
                  ? "has called on " + player.author()
                  : player.isHolding()
                      ? "holds a stack " + from(seat, player)
                      : seat.equals(view.phase().caller()) ? "called \"game\"" : "";
          case Phase.Over _ -> seat.equals(view.phase().caller()) ? "called \"game\"" : "";
        };
    return lead.isEmpty() || deed.isEmpty() ? lead + deed : lead + ", " + deed;
  }

  private String from(Seat seat, Player player) {
    Seat before = view.match().before(player.author());
    return before.equals(seat) ? "that lay at hand" : "from " + before;
  }

  private List<Scene.Watch> watches() {
    TurnClock clock = options.clock();
    Seat leader = view.match().lead().leader();
    List<Scene.Watch> watches = new ArrayList<>();
    switch (view.phase()) {
      case Phase.Choosing(long dueMillis) when options.together() ->
          watches.addAll(
              TurnClock.fixed("To choose words", Seat.NOBODY, dueMillis, Choosing.TOGETHER_MILLIS));
      case Phase.Choosing(long dueMillis) -> {
        Seat chooser = Choosing.chooser(view.match().lead(), view.stacks());
        watches.addAll(clock.watch("To choose words", chooser, dueMillis, Choosing.WORD_MILLIS));
      }
      case Phase.Ready(long dueMillis) ->
          watches.addAll(clock.watch("The leader calls", leader, dueMillis, Choosing.CALL_MILLIS));
      case Phase.Spelling(Seat first, long callMillis, long stopMillis) -> {
        watches.addAll(
            TurnClock.fixed("To spell", Seat.NOBODY, stopMillis, options.allowanceMillis()));
        watches.addAll(TurnClock.fixed("To call \"game\"", first, callMillis, Ending.CALL_MILLIS));
      }
      case Phase.After(_, long dueMillis) ->
          watches.addAll(
              TurnClock.fixed("To read the words", Seat.NOBODY, dueMillis, Ending.READING_MILLIS));
      case Phase.Over _ -> {}
    }
    for (Seat seat : view.match().allSeats()) {
      Player player = view.players().at(seat);
      watches.addAll(
          TurnClock.fixed(
              "To form the stack", player.author(), player.dueMillis(), Spelling.MINUTE_MILLIS));
    }
    return List.copyOf(watches);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    if (view.phase() instanceof Phase.Choosing) zones.add(heap());
    if (isUnderWay() && !view.eye().isNobody())
      zones.add(
          new Zone.Row(
              "hand",
              "Your stack",
              view.eye(),
              view.own().isHolding()
                  ? LetterFaces.PLAIN.spelt("h", view.held().letters())
                  : List.of()));
    view.firstCaller().ifPresent(caller -> zones.add(called(caller)));
    for (Seat author : view.match().allSeats()) stacks(author, zones);
    for (Seat seat : view.match().allSeats()) words(seat, zones);
    return List.copyOf(zones);
  }

  /// Whether stacks are taken or words read: then every zone stands, empty or not, so that nothing
  /// moves under a finger.
  private boolean isUnderWay() {
    return view.phase() instanceof Phase.Spelling || view.phase() instanceof Phase.After;
  }

  /// The stack that this seat must form for a caller.
  private Zone called(Seat caller) {
    return new Zone.Row(
            "proof" + caller.index(),
            "The stack " + caller.does("holds"),
            view.eye(),
            LetterFaces.PLAIN.spelt(proof(caller), view.called(caller)))
        .as(Zone.Role.FOCUS);
  }

  /// The name of the letters that this seat must form for a caller.
  static String proof(Seat caller) {
    return "p" + caller.index();
  }

  /// One of each letter that is left, with a figure where it is getting scarce.
  private Zone heap() {
    List<Piece> pieces = new ArrayList<>();
    boolean scarce = false;
    for (char letter = 'a'; letter <= 'z'; letter++) {
      int count = view.heap().count(letter);
      if (count == 0) continue;
      scarce |= count < View.SCARCE;
      String text = LetterFaces.capital(letter);
      pieces.add(
          count >= View.SCARCE
              ? new Piece("", LetterFaces.PLAIN.face(letter))
              : new Piece(
                  "",
                  new Piece.Face(
                      Piece.Form.LETTER,
                      text,
                      String.valueOf(count),
                      0,
                      "",
                      text + ", only " + count + " left")));
    }
    return new Zone.Row(
        "heap", HEAP + (scarce ? "; numbers show how many are left" : ""), List.copyOf(pieces));
  }

  /// The stacks of an author, which lie before their author until they are passed to the left.
  private void stacks(Seat author, List<Zone> zones) {
    List<Stack> stacks = view.stacks().at(author);
    if (stacks.isEmpty()) return;
    boolean own = author.equals(view.eye());
    Seat before = view.phase() instanceof Phase.Choosing ? author : view.match().before(author);
    List<Zone.Entry> entries = new ArrayList<>();
    for (int i = 0; i < stacks.size(); i++) {
      Stack stack = stacks.get(i);
      entries.add(
          new Zone.Entry(
              Notation.stack(author, i),
              "Stack " + (i + 1),
              pieces(stack),
              capitals(stack.word()),
              fate(stack)));
    }
    String label =
        own
            ? "Your own stacks"
            : before.equals(view.eye()) ? author + "'s stacks, before you" : author + "'s stacks";
    zones.add(
        new Zone.Sheet(
                "stacks" + author.index(),
                label,
                before.equals(author) ? author : before,
                List.copyOf(entries))
            .as(isUnderWay() ? Zone.Role.TABLE : Zone.Role.RECORD));
  }

  private static List<Piece> pieces(Stack stack) {
    return stack.isHidden()
        ? Collections.nCopies(stack.letters().length(), Piece.HIDDEN)
        : LetterFaces.shown(stack.letters());
  }

  private static String fate(Stack stack) {
    return switch (stack.fate()) {
      case LYING -> "";
      case HELD -> "taken by " + stack.taker();
      case CALLED -> stack.taker().does("asks") + " for proof";
      case SPELT -> "spelt by " + stack.taker();
      case DEAD -> "dead";
    };
  }

  private void words(Seat seat, List<Zone> zones) {
    List<LaidWord> laid = view.players().at(seat).words();
    if (laid.isEmpty() && !isUnderWay()) return;
    List<Zone.Word> words = new ArrayList<>();
    for (int i = 0; i < laid.size(); i++) {
      LaidWord word = laid.get(i);
      String note =
          switch (word.proof()) {
            case UNTRIED -> word.maker().equals(seat) ? "" : "from " + word.maker();
            case GOOD -> word.maker().equals(seat) ? "good" : "good, from " + word.maker();
            case WRONG -> "no word, from " + word.maker();
          };
      words.add(
          new Zone.Word(Notation.word(seat, i, word.word()), LetterFaces.shown(word.word()), note));
    }
    zones.add(
        new Zone.Words(
                "words" + seat.index(),
                seat.equals(view.eye()) ? "Your words" : seat + "'s words",
                seat,
                List.copyOf(words))
            .as(isUnderWay() ? Zone.Role.RECORD : Zone.Role.TABLE));
  }
}
