package parlour.games.goodbooks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import parlour.engine.Field;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Zone;
import parlour.games.material.TurnClock;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Bookcase;
import parlour.games.material.cards.CardIds;

/// Draws the scene of a view.
record Drawing(Options options, View view) {
  private static final Zone SET = set();
  private static final Scene.OptionList TITLES = new Scene.OptionList("titles", titles());
  private static final Scene.OptionList AUTHORS = new Scene.OptionList("authors", authors());

  Scene scene() {
    List<Scene.Place> places = Bookcase.places(view.counts(), view.books(), this::role);
    return new Scene(headline(), places, watches(), zones(), offers())
        .asking(question())
        .listing(lists());
  }

  /// What is asked and answered with, again and again; an onlooker does neither.
  private List<Scene.OptionList> lists() {
    return view.eye().isNobody() ? List.of() : List.of(Bookcase.BOOKS, TITLES, AUTHORS);
  }

  private Seats seats() {
    return Seats.first(view.counts().seats());
  }

  private String role(Seat seat) {
    if (seat.equals(view.phase().player()))
      return switch (view.phase()) {
        case Phase.Asking _ -> "asks";
        case Phase.Answering _ -> "answers";
        case Phase.Calling _ -> "calls for a card";
        case Phase.Over() -> "";
      };
    return view.phase() instanceof Phase.Asking(_, Seat asked, _) && asked.equals(seat)
        ? "is asked next"
        : "";
  }

  private String headline() {
    return switch (view.phase()) {
      case Phase.Asking(Seat asker, Seat asked, _) ->
          number() + asker.does("puts") + " a question to " + asked;
      case Phase.Answering(Seat asked, Seat asker, Move.Question question, _) ->
          number() + asker.does("asks") + " " + asked + ": " + News.words(question);
      case Phase.Calling calling -> number() + calling.player() + " may call for a card";
      case Phase.Over() -> "The game is over";
    };
  }

  /// Which question of how many it is, where the table settled on a number.
  private String number() {
    int asked = view.match().questions() + (view.phase() instanceof Phase.Asking ? 1 : 0);
    if (options.questions() == 0) return "";
    return asked > options.questions()
        ? "Question " + asked + ", until there is a book. "
        : "Question " + asked + " of " + options.questions() + ". ";
  }

  private List<Scene.Watch> watches() {
    Phase phase = view.phase();
    TurnClock clock = options.clock();
    return phase instanceof Phase.Answering
        ? clock.watch("The answer", phase.player(), phase.dueMillis(), GoodBooks.ANSWER_MILLIS)
        : clock.watch("One play", phase.player(), phase.dueMillis(), GoodBooks.MINUTE_MILLIS);
  }

  private List<Zone> zones() {
    List<Zone> zones = new ArrayList<>();
    boolean answering = view.isMine() && view.phase() instanceof Phase.Answering;
    for (Seat seat : seats()) {
      Bookcase.shelf(seat, view.books().at(seat)).ifPresent(zones::add);
      if (!seat.equals(view.eye())) zones.add(CardIds.backs(seat, view.counts().at(seat)));
      else zones.add(answering ? turnedHand(seat) : openHand(seat));
    }
    if (!answering) zones.add(SET);
    return zones;
  }

  private Zone openHand(Seat seat) {
    return CardIds.hand(seat, CardIds.pieces(view.held(), AuthorsPack::face));
  }

  /// The hand of a player who answers, which must not give the answer away.
  private Zone turnedHand(Seat seat) {
    List<Piece> hidden = Collections.nCopies(view.counts().at(seat), Piece.HIDDEN);
    return new Zone.Row(
        "hand",
        "Your hand, face down until you answer: its cards name their authors",
        seat,
        hidden);
  }

  /// All authors with their books, as they are printed on the cards.
  private static Zone set() {
    List<Zone.Entry> entries = new ArrayList<>();
    for (AuthorsPack.Author author : AuthorsPack.authors())
      entries.add(
          new Zone.Entry(
              "set." + entries.size(),
              author.name(),
              List.of(),
              String.join(", ", author.books()),
              ""));
    return new Zone.Sheet("set", "All books of the set", List.copyOf(entries));
  }

  private Scene.Question question() {
    if (!view.isMine()) return Scene.Question.NONE;
    return switch (view.phase()) {
      case Phase.Asking(_, Seat asked, _) ->
          Scene.Question.of(number() + "Put a question to " + asked + ".");
      case Phase.Answering(_, Seat asker, Move.Question question, _) ->
          Scene.Question.of(
                  News.words(question),
                  (question instanceof Move.WhoWrote ? Actions.AUTHOR : Actions.BOOK).name())
              .by(asker)
              .about(about(question));
      case Phase.Calling _ -> Scene.Question.of(number() + "Right! Now call for a card.");
      case Phase.Over() -> Scene.Question.NONE;
    };
  }

  /// The title asked about on a plain card, which shows nothing of its author.
  private static List<Piece> about(Move.Question question) {
    if (!(question instanceof Move.WhoWrote(int card))) return List.of();
    String title = AuthorsPack.title(card);
    return List.of(new Piece("", Piece.Face.card(title, "", "", title)));
  }

  private List<Scene.Offer> offers() {
    if (!view.isMine()) return List.of();
    return switch (view.phase()) {
      case Phase.Asking _ ->
          List.of(
              Actions.WHO_WROTE.offer(
                  "Who wrote {book}?",
                  Bookcase.BOOKS.choose("book", "Which book, of which author?")),
              Actions.A_BOOK_BY.offer(
                  "A book by {author}?", AUTHORS.choose("author", "Which author?")));
      case Phase.Answering(_, _, Move.WhoWrote _, _) ->
          List.of(
              Actions.AUTHOR.offer("Name the author", AUTHORS.choose("author", "Which author?")));
      case Phase.Answering(_, _, Move.ABookBy _, _) ->
          List.of(Actions.BOOK.offer("Name a book", TITLES.choose("book", "Which book?")));
      case Phase.Calling _ ->
          List.of(
              Actions.CALL.offer(
                  "Call on {player} for {card}",
                  new Field.Choose(
                      "player", "From whom?", Bookcase.players(seats().without(view.eye()))),
                  Bookcase.choose(
                      "card", "Which book, of which author?", view.wanted(), Bookcase.BOOKS)));
      case Phase.Over() -> List.of();
    };
  }

  /// All titles in the order of the alphabet, so that their order tells nothing about their
  /// authors.
  private static List<Field.Option> titles() {
    List<Field.Option> books = new ArrayList<>();
    for (int card = 0; card < AuthorsPack.SIZE; card++) {
      String filed = filed(AuthorsPack.title(card));
      books.add(new Field.Option(CardIds.of(card), filed).in(letters(filed)));
    }
    books.sort(Comparator.comparing(Field.Option::label));
    return List.copyOf(books);
  }

  /// A title as catalogues have it: Lady of the Lake, The.
  private static String filed(String title) {
    for (String article : List.of("The", "A"))
      if (title.startsWith(article + " "))
        return title.substring(article.length() + 1) + ", " + article;
    return title;
  }

  /// The part of the alphabet under which a title is found.
  private static String letters(String title) {
    char first = title.charAt(0);
    return first < 'H'
        ? "Titles A to G"
        : first < 'O' ? "Titles H to N" : first < 'T' ? "Titles O to S" : "Titles T to Z";
  }

  private static List<Field.Option> authors() {
    List<Field.Option> authors = new ArrayList<>();
    for (int author = 0; author < AuthorsPack.AUTHORS; author++)
      authors.add(
          new Field.Option(String.valueOf(author), AuthorsPack.authors().get(author).name()));
    return List.copyOf(authors);
  }
}
