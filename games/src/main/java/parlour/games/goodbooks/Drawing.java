package parlour.games.goodbooks;

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
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Bookcase;
import parlour.games.material.cards.CardIds;
import parlour.games.material.cards.Cards;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  Scene scene() {
    List<Scene.Place> places = Bookcase.places(view.counts(), view.books(), view.match().dealer());
    return new Scene(headline(), places, watches(), zones(), offers());
  }

  private Seats seats() {
    return Seats.first(view.counts().seats());
  }

  private String headline() {
    return switch (view.phase()) {
      case Phase.Asking(Seat asker, Seat asked, _) -> asker + " puts a question to " + asked;
      case Phase.Answering(Seat asked, Move.WhoWrote(int card), _) ->
          asked + ": who wrote " + AuthorsPack.title(card) + "?";
      case Phase.Answering(Seat asked, Move.ABookBy(int author), _) ->
          asked + ": a book by " + AuthorsPack.authors().get(author).name() + "?";
      case Phase.Calling calling -> calling.player() + " may call for a card";
      case Phase.Over() -> "The game is over";
    };
  }

  private List<Scene.Watch> watches() {
    Phase phase = view.phase();
    if (phase.due() == Prompt.NEVER) return List.of();
    boolean answering = phase instanceof Phase.Answering;
    long span = options.clock().span(answering ? GoodBooks.ANSWER : GoodBooks.MINUTE);
    return List.of(
        new Scene.Watch(answering ? "The answer" : "One play", phase.player(), phase.due(), span));
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    boolean answering = view.isMine() && view.phase() instanceof Phase.Answering;
    for (Seat seat : seats()) {
      Bookcase.shelf(seat, view.books().at(seat)).ifPresent(zones::add);
      List<Piece> hidden = Collections.nCopies(view.counts().at(seat), Piece.HIDDEN);
      zones.add(
          seat.equals(view.eye())
              ? CardIds.hand(
                  seat, answering ? hidden : CardIds.pieces(view.held(), AuthorsPack::face))
              : CardIds.backs(seat, view.counts().at(seat)));
    }
    return zones;
  }

  private List<Scene.Offer> offers() {
    if (!view.isMine()) return List.of();
    return switch (view.phase()) {
      case Phase.Asking _ ->
          List.of(
              Scene.Offer.of(
                  "who-wrote",
                  "Who wrote…?",
                  new Field.Choose("book", "The book", books(Cards.pack(AuthorsPack.SIZE)))),
              Scene.Offer.of(
                  "a-book-by", "A book by…?", new Field.Choose("author", "The author", authors())));
      case Phase.Answering(_, Move.WhoWrote _, _) ->
          List.of(
              Scene.Offer.of(
                  "author", "Answer", new Field.Choose("author", "The author", authors())));
      case Phase.Answering(_, Move.ABookBy _, _) ->
          List.of(
              Scene.Offer.of(
                  "book",
                  "Answer",
                  new Field.Choose("book", "The book", books(Cards.pack(AuthorsPack.SIZE)))));
      case Phase.Calling _ ->
          List.of(
              Scene.Offer.of(
                  "call",
                  "Call for a card",
                  new Field.Choose("player", "From whom", players()),
                  new Field.Choose("card", "Which card", books(view.wanted()))));
      case Phase.Over() -> List.of();
    };
  }

  private List<Field.Option> players() {
    List<Field.Option> players = new ArrayList<>();
    for (Seat seat : seats().without(view.eye())) players.add(Field.Option.of(seat));
    return players;
  }

  /// Titles in the order of the alphabet, so that their order tells nothing about their authors.
  private static List<Field.Option> books(Cards cards) {
    List<Field.Option> books = new ArrayList<>();
    for (byte card : cards.all())
      books.add(new Field.Option(CardIds.of(card), AuthorsPack.title(card)));
    books.sort((one, other) -> one.label().compareTo(other.label()));
    return books;
  }

  private static List<Field.Option> authors() {
    List<Field.Option> authors = new ArrayList<>();
    for (int author = 0; author < AuthorsPack.AUTHORS; author++) {
      authors.add(
          new Field.Option(String.valueOf(author), AuthorsPack.authors().get(author).name()));
    }
    return authors;
  }
}
