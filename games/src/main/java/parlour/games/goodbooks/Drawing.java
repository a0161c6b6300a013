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

/// The scene of a view.
record Drawing(Options options, View view) {
  Scene scene() {
    List<Scene.Place> places = Bookcase.places(view.counts(), view.books(), view.turn().dealer());
    return new Scene(headline(), places, watches(), zones(), offers());
  }

  private Seats seats() {
    return Seats.first(view.counts().seats());
  }

  private String headline() {
    Position.Talk talk = view.talk();
    return switch (view.turn().stage()) {
      case QUESTION -> talk.asker() + " puts a question to " + talk.asked();
      case ANSWER ->
          talk.book() >= 0
              ? talk.asked() + ": who wrote " + AuthorsPack.title(talk.book()) + "?"
              : talk.asked()
                  + ": a book by "
                  + AuthorsPack.authors().get(talk.author()).name()
                  + "?";
      case CALL -> view.turn().player() + " may call for a card";
      case OVER -> "The game is over";
    };
  }

  private List<Scene.Watch> watches() {
    Position.Turn turn = view.turn();
    if (turn.due() == Prompt.NEVER) return List.of();
    boolean answering = turn.stage() == Position.Stage.ANSWER;
    long span = options.clock().span(answering ? GoodBooks.ANSWER : GoodBooks.MINUTE);
    return List.of(
        new Scene.Watch(answering ? "The answer" : "One play", turn.player(), turn.due(), span));
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    boolean answering = view.isMine() && view.turn().stage() == Position.Stage.ANSWER;
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
    return switch (view.turn().stage()) {
      case QUESTION ->
          List.of(
              Scene.Offer.of(
                  "who-wrote",
                  "Who wrote…?",
                  new Field.Choose("book", "The book", books(Cards.pack(AuthorsPack.SIZE)))),
              Scene.Offer.of(
                  "a-book-by", "A book by…?", new Field.Choose("author", "The author", authors())));
      case ANSWER ->
          List.of(
              view.talk().book() >= 0
                  ? Scene.Offer.of(
                      "author", "Answer", new Field.Choose("author", "The author", authors()))
                  : Scene.Offer.of(
                      "book",
                      "Answer",
                      new Field.Choose("book", "The book", books(Cards.pack(AuthorsPack.SIZE)))));
      case CALL ->
          List.of(
              Scene.Offer.of(
                  "call",
                  "Call for a card",
                  new Field.Choose("player", "From whom", players()),
                  new Field.Choose("card", "Which card", books(view.wanted()))));
      case OVER -> List.of();
    };
  }

  private List<Field.Option> players() {
    List<Field.Option> players = new ArrayList<>();
    for (Seat seat : seats().without(view.eye())) players.add(Field.Option.of(seat));
    return players;
  }

  /// Titles in the order of the alphabet, so that their order tells nothing of their authors.
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
