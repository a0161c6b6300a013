package parlour.games.goodbooks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Kit;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.authors.BooksSheet;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Skill;
import parlour.games.material.VerbGame;
import parlour.games.material.Verbs;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Bookcase;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.Deals;
import parlour.games.material.cards.KnownCards;
import parlour.games.sheets.RealTable;

/// The rules of Good Books, for one set of options.
public record GoodBooks(Options options)
    implements VerbGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("good-books", "Good Books")
          .subtitle("with the cards of Authors")
          .leaflet("001")
          .summary("Know who wrote what, and the cards come to you.")
          .players(2, 8)
          .minutes(10, 20)
          .shortly(
              "15 questions, one book at least", Map.of("length", "15-book"), 6, 6, 6, 7, 9, 14, 17)
          .usually("60 questions")
          .asPrinted(
              "until all books are made", Map.of("length", "books"), 10, 40, 80, 300, 300, 350)
          .rulesVersion(1)
          .rank(12)
          .skills(Skill.MEMORY, Skill.JUDGEMENT)
          .boxes(AuthorsPack::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .overDays(Map.of(), 25, 25, 28, 37, 48, 56, 62)
          .settings(Options.SETTINGS)
          .opens((settings, _) -> new GoodBooks(Options.of(settings)));

  @Override
  public RealTable realTable() {
    return RealTable.with(BooksSheet.plan()).turn(MINUTE_MILLIS);
  }

  /// How long a player may think about an answer, in milliseconds.
  static final long ANSWER_MILLIS = 20_000;

  /// How long a player may think about a question or a call, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Seat dealer = seats.at(dice.below(seats.size()));
    Seat first = seats.leftOf(dealer);
    PerSeat<Cards> held = Deals.allOut(Cards.pack(AuthorsPack.SIZE), first, seats.size(), dice);
    Position position =
        new Position(
            held,
            PerSeat.all(seats.size(), Cards.NONE),
            KnownCards.nothing(seats.size()),
            new Position.Match(dealer, 0),
            new Phase.Asking(
                first, seats.leftOf(first), options.clock().dueMillis(0, MINUTE_MILLIS)),
            dice.state());
    for (Seat seat : seats) position = position.lay(seat, AuthorsPack.wholeBooks(held.at(seat)));
    return position;
  }

  @Override
  public Prompt prompt(Position position) {
    return position.isOver()
        ? Prompt.OVER
        : Prompt.turn(position.phase().player(), position.phase().dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    Phase phase = position.phase();
    return switch (move) {
      case Move.Question question
          when phase instanceof Phase.Asking asking && isOfTheSet(question) ->
          ask(position, asking, question, atMillis);
      case Move.Reply reply when phase instanceof Phase.Answering answering ->
          answer(position, answering, reply, atMillis);
      case Move.Call(Seat of, int card) when phase instanceof Phase.Calling ->
          call(position, by, of, card, atMillis);
      case Move.Question _ ->
          Ruling.illegal(
              Rule.QUESTION_AUTHOR,
              "Ask about a book or an author of the set, when it is for you to ask.");
      case Move.Reply _ -> Ruling.illegal(Rule.RIGHT, "No question has been put to you.");
      case Move.Call _ ->
          Ruling.illegal(Rule.RIGHT, "Only a right answer lets you call for a card.");
    };
  }

  private static boolean isOfTheSet(Move.Question question) {
    return switch (question) {
      case Move.WhoWrote(int card) -> isCard(card);
      case Move.ABookBy(int author) -> isAuthor(author);
    };
  }

  private static boolean isCard(int card) {
    return card >= 0 && card < AuthorsPack.SIZE;
  }

  private static boolean isAuthor(int author) {
    return author >= 0 && author < AuthorsPack.AUTHORS;
  }

  private Ruling<Position> ask(
      Position position, Phase.Asking asking, Move.Question question, long atMillis) {
    Phase answering =
        asking.answering(question, options.clock().dueMillis(atMillis, ANSWER_MILLIS));
    return Ruling.legal(
        position.with(position.match().asked(), answering),
        new News.Questioned(asking.player(), asking.asked(), question));
  }

  private Ruling<Position> answer(
      Position position, Phase.Answering answering, Move.Reply reply, long atMillis) {
    Seat by = answering.player();
    return switch (answering.question()) {
      case Move.WhoWrote(int card) -> {
        if (!isAuthor(reply.author()))
          yield Ruling.illegal(Rule.QUESTION_AUTHOR, "Name an author of the set.");
        String said = AuthorsPack.authors().get(reply.author()).name();
        yield card / 4 == reply.author()
            ? right(position, by, said, atMillis)
            : wrong(position, answering, new News.Wrong(by, said, answering.question()), atMillis);
      }
      case Move.ABookBy(int author) -> {
        int card = reply.card();
        if (!isCard(card)) yield Ruling.illegal(Rule.QUESTION_BOOK, "Name a book of the set.");
        String said = AuthorsPack.title(card);
        if (card / 4 != author)
          yield wrong(
              position, answering, new News.Wrong(by, said, answering.question()), atMillis);
        yield options.hard() && position.held().at(by).has(card)
            ? wrong(position, answering, new News.OwnBook(by, said), atMillis)
            : right(position, by, said, atMillis);
      }
    };
  }

  private Ruling<Position> right(Position position, Seat by, String said, long atMillis) {
    Phase calling = new Phase.Calling(by, options.clock().dueMillis(atMillis, MINUTE_MILLIS));
    return Ruling.legal(position.with(position.match(), calling), new News.Right(by, said));
  }

  private Ruling<Position> wrong(
      Position position, Phase.Answering answering, Event news, long atMillis) {
    Seat by = answering.player();
    return askNext(position, by, left(position, by), atMillis, new ArrayList<>(List.of(news)));
  }

  private Ruling<Position> call(Position position, Seat by, Seat of, int card, long atMillis) {
    if (of.isNobody() || of.index() >= position.held().seats() || of.equals(by))
      return Ruling.illegal(Rule.RIGHT, "You need to call on another player.");
    if (!isCard(card)
        || position.held().at(by).has(card)
        || Position.laid(position.books()).has(card)) {
      return Ruling.illegal(Rule.RIGHT, "You can only call for a card that another may hold.");
    }
    if (!position.held().at(of).has(card)) {
      return askNext(
          position.miss(card, by, of),
          by,
          left(position, by),
          atMillis,
          new ArrayList<>(List.of(new News.Missed(by, of, card))));
    }
    Position given = position.give(card, of, by);
    List<Event> events = new ArrayList<>(List.of(new News.Given(by, of, card)));
    if (given.held().at(by).covers(AuthorsPack.book(card / 4))) {
      given = given.lay(by, AuthorsPack.book(card / 4));
      events.add(new News.BookLaid(by, card / 4));
    }
    // The next question goes one to the left of whoever was asked last; givers do not question
    // themselves.
    Seat next = left(position, by);
    return askNext(given, of, next.equals(of) ? left(position, next) : next, atMillis, events);
  }

  private static Seat left(Position position, Seat seat) {
    return Seats.first(position.held().seats()).leftOf(seat);
  }

  private Ruling<Position> askNext(
      Position position, Seat asker, Seat asked, long atMillis, List<Event> events) {
    boolean whole = Position.laid(position.books()).size() == AuthorsPack.SIZE;
    if (whole || isTimeUp(position, atMillis)) {
      Seats winners = Bookcase.result(position.books()).winners();
      events.add(new News.Won(winners, whole ? Rule.WIN : Rule.LENGTH));
      return Ruling.legal(position.over(), events);
    }
    Phase asking =
        new Phase.Asking(asker, asked, options.clock().dueMillis(atMillis, MINUTE_MILLIS));
    return Ruling.legal(position.with(position.match(), asking), events);
  }

  /// Whether the time available is over: the questions or the minutes the table settled on.
  private boolean isTimeUp(Position position, long atMillis) {
    int asked = position.match().questions();
    boolean noBook =
        options.toABook()
            && asked < Options.MOST_TO_A_BOOK
            && Position.laid(position.books()).isEmpty();
    return options.questions() > 0 && asked >= options.questions() && !noBook
        || options.minutes() > 0 && atMillis >= options.minutes() * MINUTE_MILLIS;
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Seat by = position.phase().player();
    return switch (position.phase()) {
      case Phase.Asking asking -> {
        List<Event> events = new ArrayList<>(List.of(new News.Silent(by, "")));
        Dice dice = new Dice(position.dice());
        int book = dice.below(AuthorsPack.SIZE);
        Ruling<Position> asked =
            ask(position.withDice(dice.state()), asking, new Move.WhoWrote(book), atMillis);
        if (asked instanceof Ruling.Legal<Position>(Position next, List<Event> news)) {
          events.addAll(news);
          yield Ruling.legal(next, events);
        }
        yield asked;
      }
      case Phase.Answering answering ->
          wrong(
              position, answering, new News.Silent(by, News.truth(answering.question())), atMillis);
      case Phase.Calling _ ->
          askNext(
              position,
              by,
              left(position, by),
              atMillis,
              new ArrayList<>(List.of(new News.Silent(by, ""))));
      case Phase.Over() -> throw new IllegalStateException("no clock runs once the game is over");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver() ? Optional.of(Bookcase.result(position.books())) : Optional.empty();
  }

  @Override
  public Kit kit(int seats) {
    return new Actions(options).kit(seats);
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye);
  }

  @Override
  public Scene scene(View view) {
    return new Drawing(options, view).scene();
  }

  @Override
  public Verbs<Move> verbs() {
    return Actions.VERBS;
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    new Choices(view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    PerSeat<Cards> held =
        view.known().hands(view.eye(), view.held(), view.counts(), view.wanted(), dice);
    return new Position(held, view.books(), view.known(), view.match(), view.phase(), dice.next());
  }
}
