package parlour.games.authors;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.AuthorsPack;
import parlour.games.material.CardIds;

/// The scene of a view.
final class Table {
  private final View view;
  private final Options options;

  private Table(View view, Options options) {
    this.view = view;
    this.options = options;
  }

  static Scene scene(View view, Options options) {
    Table table = new Table(view, options);
    String headline =
        view.turn().player().isNobody()
            ? "All twelve books are down"
            : view.turn().player() + " asks";
    return new Scene(headline, table.places(), table.watches(), table.zones(), table.offers());
  }

  private Seats seats() {
    return Seats.first(view.counts().seats());
  }

  private List<Scene.Place> places() {
    List<Scene.Place> places = new ArrayList<>();
    for (Seat seat : seats()) {
      List<Scene.Tally> tallies = List.of(new Scene.Tally("cards", view.counts().at(seat)));
      String note = view.turn().dealer().equals(seat) ? "dealer" : "";
      places.add(new Scene.Place(seat, "", view.books().at(seat).size() / 4, 0, tallies, note));
    }
    return places;
  }

  private List<Scene.Watch> watches() {
    Position.Turn turn = view.turn();
    if (turn.due() == Prompt.NEVER) return List.of();
    return List.of(
        new Scene.Watch(
            "One question", turn.player(), turn.due(), options.clock().span(Authors.MINUTE)));
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    for (Seat seat : seats()) {
      List<Zone.Word> books = new ArrayList<>();
      for (int author = 0; author < AuthorsPack.AUTHORS; author++) {
        if (view.books().at(seat).covers(AuthorsPack.book(author))) books.add(book(author));
      }
      if (!books.isEmpty())
        zones.add(new Zone.Words("books." + seat.index(), seat + "'s books", seat, books));
      if (seat.equals(view.eye())) zones.add(new Zone.Row("hand", "Your hand", seat, hand()));
      else
        zones.add(
            new Zone.Row(
                "hand." + seat.index(),
                seat + "'s hand",
                seat,
                Collections.nCopies(view.counts().at(seat), Piece.HIDDEN)));
    }
    return zones;
  }

  private static Zone.Word book(int author) {
    List<Piece> pieces = new ArrayList<>();
    for (byte card : AuthorsPack.book(author).all()) pieces.add(AuthorsPack.piece(card));
    return new Zone.Word("book." + author, pieces, AuthorsPack.authors().get(author).name());
  }

  private List<Piece> hand() {
    List<Piece> hand = new ArrayList<>();
    for (byte card : view.held().all()) hand.add(AuthorsPack.piece(card));
    return hand;
  }

  private List<Scene.Offer> offers() {
    if (!view.isMine()) return List.of();
    List<Field.Option> players = new ArrayList<>();
    for (Seat seat : seats())
      if (!seat.equals(view.eye()))
        players.add(new Field.Option(String.valueOf(seat.index()), seat.toString()));
    List<Field.Option> cards = new ArrayList<>();
    for (byte card : view.wanted().all()) cards.add(new Field.Option(CardIds.of(card), call(card)));
    return List.of(
        Scene.Offer.of(
            "ask",
            "Ask",
            new Field.Choose("player", "Whom", players),
            new Field.Choose("card", "For which card", cards)));
  }

  private String call(int card) {
    return options.byNumber()
        ? AuthorsPack.number(card)
        : AuthorsPack.author(card) + ": " + AuthorsPack.title(card);
  }
}
