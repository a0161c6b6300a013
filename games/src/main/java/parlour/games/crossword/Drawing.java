package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Sentence;
import parlour.engine.Zone;
import parlour.games.material.TurnClock;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  private static final String GRID = "layout";
  private static final String HAND = "hand";
  private static final String WORD = "The whole word";

  Scene scene() {
    return new Scene(headline(), places(), watches(), zones(), offers()).asking(question());
  }

  private Scene.Question question() {
    if (view.mayPlay()) return Scene.Question.of("Tap where a word begins, or exchange a card.");
    if (view.mayDraw()) return Scene.Question.of("Now draw: from the stock or those turned up.");
    if (!view.mayLetStand()) return Scene.Question.NONE;
    Seat out = view.phase().seat();
    return Scene.Question.of(Sentence.of("{0} {0:goes} out. Let it stand, or challenge?", out))
        .by(out)
        .about(lastWord());
  }

  /// The newest word this seat may challenge, as letters.
  private List<Piece> lastWord() {
    List<Entry> doubtful = view.doubtful();
    if (doubtful.isEmpty()) return List.of();
    return doubtful.getLast().shown().chars().mapToObj(c -> Piece.letter("", (char) c)).toList();
  }

  private String headline() {
    Seat seat = view.phase().seat();
    String hand = "Hand " + view.match().hand() + ": ";
    return switch (view.phase()) {
      case Phase.Over() -> "The game is over";
      case Phase.Playing _ ->
          Sentence.of("{0}{1} {1:lays} a word or {1:exchanges} a card", hand, seat);
      case Phase.Exchanging exchanging ->
          Sentence.of(
              "{0}{1} {1:has} laid {2} aside and {1:draws}",
              hand, seat, Pack.name(exchanging.discard()));
      case Phase.Out _ -> Sentence.of("{0}{1} {1:has} no card left", hand, seat);
    };
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < view.seats(); i++) {
      Seat seat = Seat.of(i);
      places.add(
          new Scene.Place(
              seat,
              "",
              view.match().scores().at(seat),
              options.goal(),
              List.of(Scene.Tally.of(view.cards(seat), "card")),
              note(seat)));
    }
    return places;
  }

  private String note(Seat seat) {
    if (!view.match().in().has(seat)) return "sits out";
    return view.match().dealer().equals(seat) ? "dealer" : "";
  }

  private List<Scene.Watch> watches() {
    Phase phase = view.phase();
    TurnClock clock = options.clock();
    return phase instanceof Phase.Out
        ? clock.watch("To challenge", Seat.NOBODY, phase.dueMillis(), Options.DOUBT_MILLIS)
        : clock.watch("The turn", phase.seat(), phase.dueMillis(), Options.TURN_MILLIS);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    zones.add(new Zone.Grid(GRID, "The layout", cells(view.board().layout())));
    zones.add(new Zone.Stack(Notation.STOCK, "The stock", view.heaps().stock()));
    int top = view.heaps().top();
    zones.add(
        new Zone.Stack(
            Notation.SHOWN,
            "Turned up",
            view.heaps().shown(),
            top == Pack.NO_CARD ? Optional.empty() : Optional.of(Pack.face(top))));
    if (view.phase() instanceof Phase.Exchanging(Seat seat, int _, int discard, long _)) {
      zones.add(
          new Zone.Row("aside", "Laid aside", seat, List.of(new Piece("", Pack.face(discard))))
              .as(Zone.Role.TABLE));
    }
    for (int i = 0; i < view.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat.equals(view.eye()) || !view.match().in().has(seat)) continue;
      List<Piece> backs = new ArrayList<>();
      for (int card = view.cards(seat); card > 0; card--) backs.add(Piece.HIDDEN);
      zones.add(new Zone.Row(HAND + i, seat + "'s hand", seat, backs));
    }
    if (!view.eye().isNobody())
      zones.add(new Zone.Row(HAND, "Your hand", view.eye(), pieces(view.hand())));
    return zones;
  }

  private static List<Zone.Cell> cells(Layout layout) {
    List<Zone.Cell> cells = new ArrayList<>();
    for (int y = layout.top(); y <= layout.bottom(); y++) {
      for (int x = layout.left(); x <= layout.right(); x++) {
        int letter = layout.letter(x, y);
        if (letter == Layout.BLANK) continue;
        Piece.Face face = layout.isFree(x, y) ? Pack.freeFace(letter) : Pack.face(letter);
        cells.add(new Zone.Cell(x, y, new Piece("", face)));
      }
    }
    return cells;
  }

  private static List<Piece> pieces(Hand hand) {
    List<Piece> pieces = new ArrayList<>();
    int same = 1;
    for (int i = 0; i < hand.size(); i++) {
      int kind = hand.at(i);
      same = i > 0 && hand.at(i - 1) == kind ? same + 1 : 1;
      pieces.add(
          new Piece("h." + Pack.sign(kind) + (same == 1 ? "" : "." + same), Pack.face(kind)));
    }
    return pieces;
  }

  private List<Scene.Offer> offers() {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayPlay()) {
      offers.add(lay());
      if (view.hand().has(Pack.FREE)) offers.add(layFree());
      offers.add(
          Actions.EXCHANGE.offer(
              "Lay {card} aside to exchange it",
              new Field.Pick("card", "The card to lay aside", ids(pieces(view.hand())))));
    }
    if (view.mayDraw()) offers.add(draw());
    if (view.mayChallenge()) offers.add(challenge());
    if (view.mayLetStand()) offers.add(Actions.LET_STAND.offer("Let it stand"));
    return offers;
  }

  /// The word is typed, or set from the hand; the letters on the table are read where they lie.
  private Scene.Offer lay() {
    Field word =
        view.hand().has(Pack.FREE)
            ? word("The whole word; the Free Letter is the one you lack", List.of())
            : word(WORD, ids(pieces(view.hand())));
    return Actions.LAY.offer("Lay {word}", square(), word);
  }

  private Scene.Offer layFree() {
    List<Field.Option> letters =
        IntStream.range(0, Pack.FREE)
            .mapToObj(letter -> new Field.Option(Pack.name(letter), Pack.name(letter)))
            .toList();
    return Actions.LAY_FREE.offer(
        "Lay a word with the Free Letter",
        square(),
        word(WORD, ids(pieces(view.hand()))),
        new Field.Choose("free", "The Free Letter stands for", letters));
  }

  private static Field square() {
    return new Field.Lay("at", "From which square, and which way?", GRID);
  }

  private static Field word(String label, List<String> ids) {
    return new Field.Spell("word", label, ids, 2, Fit.LONGEST);
  }

  private Scene.Offer draw() {
    List<String> piles = new ArrayList<>();
    if (view.heaps().stock() > 0) piles.add(Notation.STOCK);
    if (view.heaps().shown() > 0) piles.add(Notation.SHOWN);
    return Actions.DRAW.offer(
        "Draw a card", new Field.Pick("from", "The stock, or the cards turned up", piles));
  }

  private Scene.Offer challenge() {
    List<Field.Option> words =
        view.doubtful().stream()
            .map(entry -> new Field.Option(Notation.value(entry), entry.shown()))
            .toList();
    return Actions.CHALLENGE.offer("Challenge {word}", new Field.Choose("word", "The word", words));
  }

  private static List<String> ids(List<Piece> pieces) {
    return pieces.stream().map(Piece::id).toList();
  }
}
