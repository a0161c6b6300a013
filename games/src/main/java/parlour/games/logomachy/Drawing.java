package parlour.games.logomachy;

import static parlour.games.material.letters.LetterFaces.capitals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.Partners;
import parlour.games.material.Phrases;
import parlour.games.material.TurnClock;
import parlour.games.material.Verb;
import parlour.games.material.letters.LetterFaces;
import parlour.lexicon.Letters;

/// Draws the scene of a view.
///
/// @param least how many letters a word has at least
/// @param finishing whether the player to move holds what the word they have begun needs
/// @param mayLay whether they may lay a card to the pool
record Drawing(Options options, int least, View view, boolean finishing, boolean mayLay) {
  private static final String POOL = "p";

  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers()).asking(question());
  }

  private Scene.Question question() {
    Open.Turn turn = view.open().turn();
    if (view.isTurn()) {
      String text =
          view.pool().isEmpty()
              ? "The pool is empty: lay a card."
              : finishing
                  ? "Finish the word you have begun, or make another."
                  : "Take with one card, build a word, or lay a card.";
      return Scene.Question.of(text);
    }
    if (!turn.seat().isNobody() || !view.mayChallenge()) return Scene.Question.NONE;
    return Scene.Question.of("The last word of the deal: challenge it?")
        .by(turn.claim().by())
        .about(Pack.FACES.spelt("claim", turn.claim().word()));
  }

  private String headline() {
    Open.Match match = view.open().match();
    if (view.open().isOver()) return "The game is over";
    Seat seat = view.open().turn().seat();
    return Sentence.of(
        "Deal {0}, dealt by {1}; {2}",
        match.deal(),
        match.dealer(),
        seat.isNobody() ? "the last word may be challenged" : seat + " to play");
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : Seats.first(view.players())) {
      String side = Partners.name(options.partners(), seat);
      int score = view.open().match().scores().at(seat);
      places.add(new Scene.Place(seat, side, score, options.goal(), tallies(seat), note(seat)));
    }
    return List.copyOf(places);
  }

  private List<Scene.Tally> tallies(Seat seat) {
    Letters captured = view.open().captured().cards().at(seat);
    List<Scene.Tally> tallies = new ArrayList<>();
    tallies.add(Scene.Tally.of(captured.size(), "capture"));
    add(tallies, Pack.prizes(captured, 1), "prize");
    add(tallies, Pack.prizes(captured, 2), "double prize");
    add(tallies, view.open().captured().sweeps().at(seat), "sweep");
    return List.copyOf(tallies);
  }

  private static void add(List<Scene.Tally> tallies, int count, String thing) {
    if (count > 0) tallies.add(Scene.Tally.of(count, thing));
  }

  private String note(Seat seat) {
    boolean dealer = view.open().match().dealer().equals(seat);
    boolean building = view.pool().hasBuildOf(seat);
    return dealer && building ? "dealer, building" : dealer ? "dealer" : building ? "building" : "";
  }

  private List<Scene.Watch> watches() {
    Open.Turn turn = view.open().turn();
    if (!turn.seat().isNobody())
      return options
          .clock()
          .watch("To deliberate", turn.seat(), turn.dueMillis(), Logomachy.MINUTE_MILLIS);
    String toChallenge = "To challenge " + capitals(turn.claim().word());
    return TurnClock.fixed(toChallenge, Seat.NOBODY, turn.dueMillis(), Logomachy.PAUSE_MILLIS);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    zones.add(new Zone.Row("pool", "The pool", Pack.FACES.row(POOL, view.pool().loose())));
    List<Zone.Word> begun = view.pool().builds().stream().map(Drawing::begun).toList();
    if (!begun.isEmpty()) zones.add(new Zone.Words("builds", "Words begun", begun));
    zones.add(new Zone.Stack("pack", "The pack", view.pack()));
    for (Seat seat : Seats.first(view.players())) {
      zones.add(
          seat.equals(view.eye())
              ? new Zone.Row("hand", "Your hand", seat, Pack.FACES.row(Notation.HAND, view.hand()))
              : new Zone.Row(
                  "hand" + seat.index(), seat + "'s hand", seat, hidden(view.held().at(seat))));
    }
    if (!view.eye().isNobody() && !view.open().captured().cards().at(view.eye()).isEmpty())
      zones.add(taken());
    return List.copyOf(zones);
  }

  /// What the seat that looks has captured.
  private Zone taken() {
    List<Piece> cards =
        Pack.FACES.row("", view.open().captured().cards().at(view.eye())).stream()
            .map(card -> new Piece("", card.face()))
            .toList();
    List<String> counts =
        tallies(view.eye()).stream().map(tally -> tally.count() + " " + tally.label()).toList();
    return new Zone.Row("taken", "You have " + Phrases.names(counts), view.eye(), cards)
        .as(Zone.Role.RECORD);
  }

  /// A word begun: the cards set apart, in the order of the word announced.
  private static Zone.Word begun(Pool.Build build) {
    StringBuilder laid = new StringBuilder();
    Letters left = build.laid();
    for (int i = 0; i < build.word().length(); i++) {
      char letter = build.word().charAt(i);
      if (!left.has(letter)) continue;
      left = left.minus(letter);
      laid.append(letter);
    }
    String id = Pool.id(build.number());
    return new Zone.Word(
        id,
        Pack.FACES.spelt(id, laid),
        Sentence.of("{0} {0:builds} {1}", build.by(), capitals(build.word())));
  }

  private static List<Piece> hidden(int count) {
    return Collections.nCopies(count, Piece.HIDDEN);
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.isTurn()) {
      boolean two = view.hand().size() > 1;
      if (!view.pool().isEmpty())
        offers.add(word(Actions.TAKE, "Take {word}", 1, 1, view.pool().builds(), 0));
      if (two && !view.pool().loose().isEmpty())
        offers.add(word(Actions.BUILD, "Build {word}", 2, view.hand().size(), List.of(), 0));
      if (two && !view.pool().builds().isEmpty())
        offers.add(
            word(
                Actions.EXTEND,
                "Extend to {word}",
                2,
                view.hand().size(),
                view.pool().builds(),
                1));
      if (mayLay) {
        offers.add(
            Actions.LAY.offer(
                "Lay {card} to the pool",
                new Field.Pick(
                    "card", "A card of your hand", LetterFaces.ids(Notation.HAND, view.hand()))));
      }
    }
    if (view.mayChallenge()) {
      Open.Turn turn = view.open().turn();
      offers.add(
          Actions.CHALLENGE.offer(
              Sentence.of("Challenge {0}'s {1}", turn.claim().by(), capitals(turn.claim().word())),
              new Field.Fixed("play", turn.play() - 1)));
    }
    return List.copyOf(offers);
  }

  /// An offer to proclaim a word with cards of the hand, the first of them played now, and with
  /// words begun, of each as many as the play takes.
  private Scene.Offer word(
      Verb<?> verb,
      String label,
      int leastCards,
      int cards,
      List<Pool.Build> builds,
      int leastBuilds) {
    List<String> hand = LetterFaces.ids(Notation.HAND, view.hand());
    List<String> all = new ArrayList<>(hand);
    all.addAll(LetterFaces.ids(POOL, view.pool().loose()));
    List<String> begun = new ArrayList<>();
    for (Pool.Build build : builds) {
      String id = Pool.id(build.number());
      List<String> laid = LetterFaces.ids(id, build.laid());
      all.addAll(laid);
      begun.add(id);
      begun.addAll(laid);
    }
    List<Field> fields = new ArrayList<>();
    fields.add(new Field.Spell("word", "The word", List.copyOf(all), least, all.size()));
    fields.add(
        new Field.Pick(
            "card",
            cards == 1
                ? "The card of your hand"
                : "The cards of your hand, first the one you play now",
            hand,
            leastCards,
            cards));
    if (!begun.isEmpty()) {
      fields.add(
          new Field.Pick(
              "builds",
              "The words begun that it uses",
              List.copyOf(begun),
              leastBuilds,
              begun.size()));
    }
    return verb.offer(label, fields.toArray(Field[]::new));
  }
}
