package parlour.games.foil;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.foil.words.Deck;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.foil.words.Subject;
import parlour.games.material.Phrases;
import parlour.games.material.RoundSummary;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Category;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// Draws the scene of a view.
record Drawing(Options options, Judge judge, View view) {
  Scene scene() {
    return new Scene(
            headline(),
            places(),
            watches(),
            zones(),
            new Offers(options, view).all(),
            Optional.empty(),
            interlude(),
            List.of())
        .asking(question());
  }

  private Scene.Question question() {
    if (!view.isAwaited()) return Scene.Question.NONE;
    return switch (view.phase()) {
      case Phase.Naming _ ->
          Scene.Question.of("Name the subject of this hand.", Actions.NAME.name());
      case Phase.Forming forming ->
          view.isTurn() ? Scene.Question.of(asked(forming)) : Scene.Question.NONE;
      case Phase.Scrambling _ ->
          Scene.Question.of(
              options.form().isYoung() || view.holder().slots().isEmpty()
                  ? "Group what words you can, then say you are ready."
                  : "Your words are scrambled; say when you are ready.");
      case Phase.Unscrambling unscrambling ->
          Scene.Question.of(
              unscrambling.laid().ownWritten(view.eye())
                  ? "Now look at the others' words: write what they were."
                  : "First write your own words, then read the others'.");
      case Phase.Voting _ -> Scene.Question.of("Which words do not fit the subject?");
      case Phase.Checking _, Phase.Over _ -> Scene.Question.NONE;
    };
  }

  /// What the player whose turn it is may do; a knock is named only where it would be right.
  private String asked(Phase.Forming forming) {
    boolean knocks = new Offers(options, view).whatIsWrongWithAKnock(forming.turn()).isEmpty();
    if (knocks && !forming.turn().hasDrawn()) return "Draw, or knock if all are words.";
    if (knocks)
      return view.loose().isEmpty()
          ? "All cards are grouped: if all are words, knock."
          : "All but one are grouped: if all are words, knock.";
    return forming.turn().hasDrawn()
        ? "Group your letters as words, then discard one."
        : "Draw from the deck, or take discards.";
  }

  /// What the hand has brought everybody, while the lists are checked and once the game is over.
  private Optional<Scene.Interlude> interlude() {
    return switch (view.phase()) {
      case Phase.Checking checking -> Optional.of(reckoning(checking.accounts()));
      case Phase.Over over -> Optional.of(reckoning(over.accounts()));
      default -> Optional.empty();
    };
  }

  private Scene.Interlude reckoning(PerSeat<Account> accounts) {
    Position.Match match = view.match();
    RoundSummary reckoning = RoundSummary.of("Hand " + match.hand(), "point");
    for (Seat seat : Seats.first(match.players())) {
      int fine = match.totals().at(seat) - match.before().at(seat);
      fine -= accounts.at(seat).points();
      String why = match.in().has(seat) ? accounts.at(seat).summary(fine) : "sits out";
      reckoning =
          reckoning.plus(seat, List.of(), why, match.before().at(seat), match.totals().at(seat));
    }
    return reckoning.interlude();
  }

  private String headline() {
    Position.Match match = view.match();
    String hand =
        match.decider()
            ? "The deciding hand"
            : Sentence.of("Round {0}, hand {1}", match.round(options.form()), match.hand());
    return switch (view.phase()) {
      case Phase.Naming _ -> Sentence.of("{0}: {1} {1:names} the subject", hand, match.dealer());
      case Phase.Forming forming ->
          Sentence.of(
              "{0}{1}: a knock needs a word of {2} letters",
              hand, subject(forming.subject()), Sentence.number(match.size(options.form())));
      case Phase.Scrambling scrambling ->
          hand
              + subject(scrambling.subject())
              + (options.form().isYoung() ? ": lay out your words" : ": scramble your words");
      case Phase.Unscrambling unscrambling ->
          unscrambling.down().has(view.eye())
              ? hand + ": your pencil is down, the others still write"
              : hand + subject(unscrambling.laid().subject()) + ": unscramble the words";
      case Phase.Voting voting ->
          hand + subject(voting.laid().subject()) + ": which words do not fit?";
      case Phase.Checking _ -> hand + ": all lists are checked";
      case Phase.Over _ -> "The game is over";
    };
  }

  private static String subject(Subject subject) {
    return subject.isNone() ? "" : ", " + LetterFaces.capitals(subject.name());
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < view.match().players(); i++) {
      Seat seat = Seat.of(i);
      List<Scene.Tally> cards = List.of(Scene.Tally.of(view.counts().at(seat), "card"));
      int goal = options.form().goal();
      places.add(
          new Scene.Place(seat, "", view.match().totals().at(seat), goal, cards, note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    if (!view.match().in().has(seat)) return "sits out";
    List<String> notes = new ArrayList<>();
    if (view.match().dealer().equals(seat)) notes.add("dealer");
    switch (view.phase()) {
      case Phase.Scrambling scrambling -> {
        if (scrambling.knocker().equals(seat)) notes.add("has knocked");
        if (scrambling.ready().has(seat)) notes.add("ready");
      }
      case Phase.Unscrambling unscrambling -> add(notes, unscrambling.down(), seat, "pencil down");
      case Phase.Voting voting -> add(notes, voting.voted(), seat, "has voted");
      case Phase.Checking checking -> add(notes, checking.done(), seat, "ready");
      case Phase.Naming _, Phase.Forming _, Phase.Over _ -> {}
    }
    return String.join(", ", notes);
  }

  private static void add(List<String> notes, Seats seats, Seat seat, String note) {
    if (seats.has(seat)) notes.add(note);
  }

  private List<Scene.Watch> watches() {
    return switch (view.phase()) {
      case Phase.Naming _ ->
          watch("To name the subject", view.match().dealer(), Options.Clocks.TURN_MILLIS);
      case Phase.Forming forming ->
          watch("The turn", forming.turn().seat(), Options.Clocks.TURN_MILLIS);
      case Phase.Scrambling _ -> watch("Scrambling", Seat.NOBODY, Options.Clocks.SCRAMBLE_MILLIS);
      case Phase.Unscrambling _ -> watch("The glass", Seat.NOBODY, options.clocks().glassMillis());
      case Phase.Voting _, Phase.Checking _, Phase.Over _ ->
          watch("Checking", Seat.NOBODY, Options.Clocks.CHECK_MILLIS);
    };
  }

  private List<Scene.Watch> watch(String label, Seat owner, long usualMillis) {
    return options.clocks().clock().watch(label, owner, view.phase().dueMillis(), usualMillis);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    switch (view.phase()) {
      case Phase.Naming _ -> zones.add(deck());
      case Phase.Forming _ -> {
        tray(zones);
        holder(zones);
        others(zones);
      }
      case Phase.Scrambling _ -> holder(zones);
      case Phase.Unscrambling unscrambling -> columns(unscrambling.laid(), zones);
      case Phase.Voting voting -> zones.add(asked(voting));
      case Phase.Checking checking -> lists(checking.accounts(), zones);
      case Phase.Over over -> lists(over.accounts(), zones);
    }
    return zones;
  }

  private Zone deck() {
    return new Zone.Stack("deck", "The drawing deck", view.deck());
  }

  /// The two compartments in the middle; the discards lie spread, since a player may take several.
  private void tray(List<Zone> zones) {
    zones.add(deck());
    List<Piece> discards = new ArrayList<>();
    for (int depth = 0; depth < view.discards().size(); depth++) {
      discards.add(
          new Piece("d." + (depth + 1), Deck.FACES.face(Box.letter(view.discards(), depth))));
    }
    zones.add(
        new Zone.Row("discards", "The discards, top first", List.copyOf(discards))
            .as(Zone.Role.TABLE));
  }

  /// The seat's own words, each apart, and the cards that are in none.
  private void holder(List<Zone> zones) {
    if (!view.match().in().has(view.eye())) return;
    List<Zone.Word> words = new ArrayList<>();
    for (int line = 0; line < view.holder().slots().size(); line++) {
      Holder.Slot slot = view.holder().slots().get(line);
      boolean plain = slot.scramble().isEmpty();
      List<Piece> pieces = Deck.FACES.spelt("w" + line, plain ? slot.word() : slot.scramble());
      words.add(
          new Zone.Word(
              Notation.line(line),
              pieces,
              plain ? warning(slot) : LetterFaces.capitals(slot.word())));
    }
    zones.add(
        new Zone.Words("holder", holderLabel(), view.eye(), List.copyOf(words))
            .as(Zone.Role.FOCUS));
    Letters loose = view.loose();
    zones.add(new Zone.Row("hand", "Your cards", view.eye(), Deck.FACES.row("h", loose)));
  }

  private String holderLabel() {
    if (!(view.phase() instanceof Phase.Forming)) return "Your words";
    int size = view.match().size(options.form());
    return "Your words; to knock, one of " + Sentence.number(size) + " letters or more";
  }

  /// Warns of a short plural in S before it is fined.
  private String warning(Holder.Slot slot) {
    HandJudge words = new HandJudge(judge, Category.ANY, Set.of());
    return words.judge(slot.word()).rule().equals(Rule.PLURAL) ? "a short plural: it costs 20" : "";
  }

  private void others(List<Zone> zones) {
    for (Seat seat : view.match().in().without(view.eye())) {
      List<Piece> hidden = Collections.nCopies(view.counts().at(seat), Piece.HIDDEN);
      zones.add(new Zone.Row("hand." + seat.index(), seat + "'s cards", seat, hidden));
    }
  }

  /// The paper: a column for each player, the seat's own first.
  private void columns(LaidWords laid, List<Zone> zones) {
    Seats in = view.match().in();
    Seat first = in.has(view.eye()) ? view.eye() : in.lowest();
    Seat column = first;
    do {
      zones.add(column(laid, column));
      column = in.leftOf(column);
    } while (!column.equals(first));
  }

  private Zone column(LaidWords laid, Seat owner) {
    List<Zone.Entry> entries = new ArrayList<>();
    for (int line = 0; line < laid.slots().size(); line++) {
      if (!laid.isOwn(owner, line)) continue;
      List<Piece> pieces = new ArrayList<>();
      String scramble = laid.slots().get(line).scramble();
      for (int i = 0; i < scramble.length(); i++)
        pieces.add(new Piece("", Deck.FACES.face(scramble.charAt(i))));
      String written =
          view.eye().isNobody() ? "" : LetterFaces.capitals(laid.papers().at(view.eye()).get(line));
      String label = "Word " + (entries.size() + 1);
      boolean later = view.isAwaited() && !owner.equals(view.eye()) && !laid.ownWritten(view.eye());
      String note = later ? "after your own words" : written.isEmpty() ? "" : "noted";
      entries.add(new Zone.Entry(Notation.line(line), label, List.copyOf(pieces), written, note));
    }
    String label = owner.equals(view.eye()) ? "Your own words" : owner + "'s words";
    return new Zone.Sheet("column." + owner.index(), label, owner, List.copyOf(entries))
        .as(Zone.Role.FOCUS);
  }

  private static Zone asked(Phase.Voting voting) {
    List<Zone.Word> words = new ArrayList<>();
    for (int i = 0; i < voting.words().size(); i++) {
      String word = voting.words().get(i);
      List<Piece> pieces = new ArrayList<>();
      for (int at = 0; at < word.length(); at++)
        pieces.add(new Piece("", Deck.FACES.face(word.charAt(at))));
      words.add(new Zone.Word("v." + i, List.copyOf(pieces), ""));
    }
    return new Zone.Words("asked", "Words to be judged", List.copyOf(words));
  }

  private void lists(PerSeat<Account> accounts, List<Zone> zones) {
    for (Seat seat : view.match().in()) {
      Account account = accounts.at(seat);
      List<Zone.Entry> entries = new ArrayList<>();
      for (Account.Item item : account.items()) {
        String id = "list." + seat.index() + "." + entries.size();
        entries.add(new Zone.Entry(id, item.about(), List.of(), item.written(), item.note()));
      }
      String label = seat + "'s list: " + Phrases.gain(account.points());
      zones.add(
          new Zone.Sheet("list." + seat.index(), label, seat, List.copyOf(entries))
              .as(Zone.Role.TABLE));
    }
  }
}
