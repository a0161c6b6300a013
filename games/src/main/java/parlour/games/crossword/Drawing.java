package parlour.games.crossword;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.games.crossword.Position.Stage;
import parlour.games.crossword.Position.Turn;

/// The scene of a view.
final class Drawing {
  private static final String GRID = "layout";
  private static final String HAND = "hand";

  private Drawing() {}

  static Scene scene(View view, Options options) {
    return new Scene(
        headline(view), places(view, options), watches(view, options), zones(view), offers(view));
  }

  private static String headline(View view) {
    Turn turn = view.turn();
    String hand = "Hand " + view.match().hand() + ": ";
    return switch (turn.stage()) {
      case OVER -> "The game is over";
      case PLAY -> hand + turn.seat() + " to lay a word or exchange a card";
      case DRAW ->
          hand + turn.seat() + " has laid " + Pack.name(turn.discard()) + " aside and draws";
      case OUT -> hand + turn.seat() + " has no card left";
    };
  }

  private static List<Scene.Place> places(View view, Options options) {
    List<Scene.Place> places = new ArrayList<>();
    for (int i = 0; i < view.seats(); i++) {
      Seat seat = Seat.of(i);
      places.add(
          new Scene.Place(
              seat,
              "",
              view.match().scores().at(seat),
              options.goal(),
              List.of(new Scene.Tally("cards", view.cards(seat))),
              note(view, seat)));
    }
    return places;
  }

  private static String note(View view, Seat seat) {
    if (!view.match().in().has(seat)) return "sits out";
    return view.match().dealer().equals(seat) ? "dealer" : "";
  }

  private static List<Scene.Watch> watches(View view, Options options) {
    Turn turn = view.turn();
    if (turn.due() == Prompt.NEVER) return List.of();
    return List.of(
        turn.stage() == Stage.OUT
            ? new Scene.Watch(
                "To challenge", Seat.NOBODY, turn.due(), options.clock().span(Options.DOUBT))
            : new Scene.Watch(
                "The turn", turn.seat(), turn.due(), options.clock().span(Options.TURN)));
  }

  private static List<Zone> zones(View view) {
    List<Zone> zones = new ArrayList<>();
    zones.add(new Zone.Grid(GRID, "The layout", Seat.NOBODY, cells(view.board().layout())));
    if (view.match().hand() == 1 && view.turn().number() == 0 && view.turn().stage() == Stage.PLAY)
      zones.add(cut(view));
    zones.add(
        new Zone.Stack(
            Notation.STOCK, "The stock", Seat.NOBODY, view.heaps().stock(), Optional.empty()));
    int top = view.heaps().top();
    zones.add(
        new Zone.Stack(
            Notation.SHOWN,
            "Turned up",
            Seat.NOBODY,
            view.heaps().shown(),
            top == Pack.NO_CARD ? Optional.empty() : Optional.of(Pack.face(top))));
    int discard = view.turn().discard();
    if (discard != Pack.NO_CARD) {
      zones.add(
          new Zone.Row(
              "aside",
              "Laid aside",
              view.turn().seat(),
              List.of(new Piece("", Pack.face(discard)))));
    }
    for (int i = 0; i < view.seats(); i++) {
      Seat seat = Seat.of(i);
      if (seat.equals(view.eye()) || !view.match().in().has(seat)) continue;
      List<Piece> backs = new ArrayList<>();
      for (int card = view.cards(seat); card > 0; card--) backs.add(Piece.HIDDEN);
      zones.add(new Zone.Row(HAND + i, "The hand of " + seat, seat, backs));
    }
    if (!view.eye().isNobody())
      zones.add(new Zone.Row(HAND, "Your hand", view.eye(), pieces(view.hand())));
    return zones;
  }

  private static Zone cut(View view) {
    List<Zone.Word> cards = new ArrayList<>();
    for (int i = 0; i < view.seats(); i++) {
      List<Piece> pieces = new ArrayList<>();
      String cut = view.match().cut();
      for (int at = i; at < cut.length(); at += view.seats()) {
        if (cut.charAt(at) != Pack.NO_SIGN)
          pieces.add(new Piece("", Pack.face(Pack.kind(cut.charAt(at)))));
      }
      cards.add(new Zone.Word("cut." + i, pieces, Seat.of(i).toString()));
    }
    return new Zone.Words("cut", "Cut for the deal", Seat.NOBODY, cards);
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

  private static List<Scene.Offer> offers(View view) {
    List<Scene.Offer> offers = new ArrayList<>();
    if (view.mayPlay()) {
      offers.add(lay(view));
      if (view.hand().has(Pack.FREE)) offers.add(layFree(view));
      offers.add(
          Scene.Offer.of(
              Notation.EXCHANGE,
              "Lay a card aside to exchange it",
              new Field.Pick("card", "The card", ids(pieces(view.hand())), 1, 1)));
    }
    if (view.mayDraw()) offers.add(draw(view));
    if (view.mayChallenge()) offers.add(challenge(view));
    if (view.mayLetStand()) offers.add(Scene.Offer.of(Notation.LET_STAND, "Let it stand"));
    return offers;
  }

  /// The word is typed, or set from the hand; the letters on the table are read where they lie.
  private static Scene.Offer lay(View view) {
    List<String> ids = view.hand().has(Pack.FREE) ? List.of() : ids(pieces(view.hand()));
    return Scene.Offer.of(Notation.LAY, "Lay a word", square(), word(ids));
  }

  private static Scene.Offer layFree(View view) {
    List<Field.Option> letters = new ArrayList<>();
    for (int letter = 0; letter < Pack.FREE; letter++) {
      letters.add(new Field.Option(Pack.name(letter), Pack.name(letter)));
    }
    return Scene.Offer.of(
        Notation.LAY_FREE,
        "Lay a word with the Free Letter",
        square(),
        word(ids(pieces(view.hand()))),
        new Field.Choose("free", "The Free Letter stands for", letters));
  }

  private static Field square() {
    return new Field.Lay("at", "From which square, and which way", GRID);
  }

  private static Field word(List<String> ids) {
    return new Field.Spell(
        "word", "The whole word, with the letters that stand there", ids, 2, Fit.LONGEST);
  }

  private static Scene.Offer draw(View view) {
    List<String> piles = new ArrayList<>();
    if (view.heaps().stock() > 0) piles.add(Notation.STOCK);
    if (view.heaps().shown() > 0) piles.add(Notation.SHOWN);
    return Scene.Offer.of(
        Notation.DRAW,
        "Draw a card",
        new Field.Pick("from", "From the stock or those turned up", piles, 1, 1));
  }

  private static Scene.Offer challenge(View view) {
    List<Field.Option> words = new ArrayList<>();
    for (Entry entry : view.doubtful())
      words.add(new Field.Option(Notation.value(entry), entry.shown()));
    return Scene.Offer.of(
        Notation.CHALLENGE, "Challenge a word", new Field.Choose("word", "The word", words));
  }

  private static List<String> ids(List<Piece> pieces) {
    List<String> ids = new ArrayList<>();
    for (Piece piece : pieces) ids.add(piece.id());
    return ids;
  }
}
