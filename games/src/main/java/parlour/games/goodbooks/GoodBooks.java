package parlour.games.goodbooks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parlour.engine.Answer;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.CatalogEntry;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Bookcase;
import parlour.games.material.cards.CardIds;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.Deals;
import parlour.games.material.cards.KnownCards;

/// Good Books, bound to what the company has settled.
public record GoodBooks(Options options) implements Game<Position, Move, View> {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("good-books", "Good Books")
          .subtitle("with the cards of Authors")
          .leaflet("001")
          .summary("Know who wrote what, and the cards come to you.")
          .players(2, 8)
          .minutes(25)
          .rulesVersion(1)
          .settings(Options.SETTINGS)
          .opens((settings, _) -> new GoodBooks(Options.of(settings)));

  static final long ANSWER = 20_000;
  static final long MINUTE = 60_000;

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
            Position.Talk.next(first, seats.leftOf(first), 0),
            new Position.Turn(
                Position.Stage.QUESTION, first, dealer, options.clock().due(0, MINUTE)),
            dice.state());
    for (Seat seat : seats) position = position.lay(seat, AuthorsPack.wholeBooks(held.at(seat)));
    return position;
  }

  @Override
  public Prompt prompt(Position position) {
    return position.isOver()
        ? Prompt.OVER
        : Prompt.turn(position.turn().player(), position.turn().due());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long at) {
    Position.Stage stage = position.turn().stage();
    return switch (move) {
      case Move.WhoWrote(int card) when stage == Position.Stage.QUESTION && isCard(card) ->
          question(position, card, -1, at);
      case Move.ABookBy(int author) when stage == Position.Stage.QUESTION && isAuthor(author) ->
          question(position, -1, author, at);
      case Move.Reply(int author, int card) when stage == Position.Stage.ANSWER ->
          answer(position, by, author, card, at);
      case Move.Call(Seat of, int card) when stage == Position.Stage.CALL ->
          call(position, by, of, card, at);
      case Move.WhoWrote _, Move.ABookBy _ ->
          Ruling.illegal(
              Rule.QUESTION_AUTHOR,
              "Ask about a book or an author of the set, when it is for you to ask.");
      case Move.Reply _ -> Ruling.illegal(Rule.RIGHT, "No question has been put to you.");
      case Move.Call _ ->
          Ruling.illegal(Rule.RIGHT, "Only a right answer lets you call for a card.");
    };
  }

  private static boolean isCard(int card) {
    return card >= 0 && card < AuthorsPack.SIZE;
  }

  private static boolean isAuthor(int author) {
    return author >= 0 && author < AuthorsPack.AUTHORS;
  }

  private Ruling<Position> question(Position position, int book, int author, long at) {
    Position.Talk old = position.talk();
    Position.Talk talk = new Position.Talk(old.asker(), old.asked(), book, author, old.count() + 1);
    Position.Turn turn =
        new Position.Turn(
            Position.Stage.ANSWER,
            old.asked(),
            position.turn().dealer(),
            options.clock().due(at, ANSWER));
    return Ruling.legal(
        position.with(talk, turn), new News.Questioned(old.asker(), old.asked(), book, author));
  }

  private Ruling<Position> answer(Position position, Seat by, int author, int card, long at) {
    Position.Talk talk = position.talk();
    boolean byAuthor = talk.book() >= 0;
    if (byAuthor && !isAuthor(author) || !byAuthor && !isCard(card)) {
      return Ruling.illegal(
          byAuthor ? Rule.QUESTION_AUTHOR : Rule.QUESTION_BOOK,
          byAuthor ? "Name an author of the set." : "Name a book of the set.");
    }
    boolean right =
        byAuthor
            ? talk.book() / 4 == author
            : card / 4 == talk.author() && !(options.hard() && position.held().at(by).has(card));
    String said = byAuthor ? AuthorsPack.authors().get(author).name() : AuthorsPack.title(card);
    Event news = new News.Answered(by, said, right);
    if (!right)
      return askNext(position, by, left(position, by), at, new ArrayList<>(List.of(news)));
    Position.Turn turn =
        new Position.Turn(
            Position.Stage.CALL, by, position.turn().dealer(), options.clock().due(at, MINUTE));
    return Ruling.legal(position.with(talk, turn), news);
  }

  private Ruling<Position> call(Position position, Seat by, Seat of, int card, long at) {
    if (of.isNobody() || of.index() >= position.held().seats() || of.equals(by))
      return Ruling.illegal(Rule.RIGHT, "Call on another player.");
    if (!isCard(card)
        || position.held().at(by).has(card)
        || Position.laid(position.books()).has(card)) {
      return Ruling.illegal(Rule.RIGHT, "Call for a card that another may hold.");
    }
    if (!position.held().at(of).has(card)) {
      return askNext(
          position.miss(card, by, of),
          by,
          left(position, by),
          at,
          new ArrayList<>(List.of(new News.Missed(by, of, card))));
    }
    Position given = position.give(card, of, by);
    List<Event> events = new ArrayList<>(List.of(new News.Given(by, of, card)));
    if (given.held().at(by).covers(AuthorsPack.book(card / 4))) {
      given = given.lay(by, AuthorsPack.book(card / 4));
      events.add(new News.BookLaid(by, card / 4));
    }
    // The pointer moves one to the left of whoever was asked last; the giver does not question
    // himself.
    Seat next = left(position, position.talk().asked());
    return askNext(given, of, next.equals(of) ? left(position, next) : next, at, events);
  }

  private static Seat left(Position position, Seat seat) {
    return Seats.first(position.held().seats()).leftOf(seat);
  }

  private Ruling<Position> askNext(
      Position position, Seat asker, Seat asked, long at, List<Event> events) {
    int count = position.talk().count();
    boolean done =
        Position.laid(position.books()).size() == AuthorsPack.SIZE
            || options.questions() > 0 && count >= options.questions();
    if (done) {
      events.add(new News.Won(Bookcase.result(position.books()).winners()));
      return Ruling.legal(position.over(), events);
    }
    Position.Turn turn =
        new Position.Turn(
            Position.Stage.QUESTION,
            asker,
            position.turn().dealer(),
            options.clock().due(at, MINUTE));
    return Ruling.legal(position.with(Position.Talk.next(asker, asked, count), turn), events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long at) {
    Seat by = position.turn().player();
    List<Event> events = new ArrayList<>(List.of(new News.Silent(by)));
    return switch (position.turn().stage()) {
      case QUESTION -> {
        Dice dice = new Dice(position.dice());
        int book = dice.below(AuthorsPack.SIZE);
        Ruling<Position> asked = question(position.withDice(dice.state()), book, -1, at);
        if (asked instanceof Ruling.Legal<Position>(Position next, List<Event> news)) {
          events.addAll(news);
          yield Ruling.legal(next, events);
        }
        yield asked;
      }
      case ANSWER, CALL -> askNext(position, by, left(position, by), at, events);
      case OVER -> throw new IllegalStateException("no clock runs once the game is over");
    };
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver() ? Optional.of(Bookcase.result(position.books())) : Optional.empty();
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
  public Optional<Move> read(Answer answer) {
    return switch (answer.verb()) {
      case "who-wrote" -> Optional.of(new Move.WhoWrote(CardIds.card(answer.text("book"))));
      case "a-book-by" -> Optional.of(new Move.ABookBy(answer.number("author", -1)));
      case "author" -> Optional.of(Move.Reply.author(answer.number("author", -1)));
      case "book" -> Optional.of(Move.Reply.book(CardIds.card(answer.text("book"))));
      case "call" -> {
        Seat of = answer.seat("player");
        yield of.isNobody()
            ? Optional.empty()
            : Optional.of(new Move.Call(of, CardIds.card(answer.text("card"))));
      }
      default -> Optional.empty();
    };
  }

  @Override
  public Answer write(Move move) {
    return switch (move) {
      case Move.WhoWrote(int card) -> Answer.of("who-wrote", "book", CardIds.of(card));
      case Move.ABookBy(int author) -> Answer.of("a-book-by", "author", String.valueOf(author));
      case Move.Reply(int author, int card) ->
          card < 0
              ? Answer.of("author", "author", String.valueOf(author))
              : Answer.of("book", "book", CardIds.of(card));
      case Move.Call(Seat of, int card) ->
          Answer.of("call", "player", String.valueOf(of.index()), "card", CardIds.of(card));
    };
  }

  @Override
  public void moves(View view, Consumer<? super Move> out) {
    if (!view.isMine()) return;
    switch (view.turn().stage()) {
      case QUESTION -> {
        for (int card = 0; card < AuthorsPack.SIZE; card++) out.accept(new Move.WhoWrote(card));
        for (int author = 0; author < AuthorsPack.AUTHORS; author++)
          out.accept(new Move.ABookBy(author));
      }
      case ANSWER -> {
        if (view.talk().book() >= 0)
          for (int author = 0; author < AuthorsPack.AUTHORS; author++)
            out.accept(Move.Reply.author(author));
        else for (int card = 0; card < AuthorsPack.SIZE; card++) out.accept(Move.Reply.book(card));
      }
      case CALL -> {
        for (Seat seat : Seats.first(view.counts().seats()).without(view.eye())) {
          for (byte card : view.wanted().all()) out.accept(new Move.Call(seat, card));
        }
      }
      case OVER -> {}
    }
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return switch (view.turn().stage()) {
      case QUESTION ->
          dice.once(2)
              ? new Move.WhoWrote(dice.below(AuthorsPack.SIZE))
              : new Move.ABookBy(dice.below(AuthorsPack.AUTHORS));
      case ANSWER ->
          view.talk().book() >= 0
              ? Move.Reply.author(
                  dice.once(4) ? dice.below(AuthorsPack.AUTHORS) : view.talk().book() / 4)
              : Move.Reply.book(
                  dice.once(4)
                      ? dice.below(AuthorsPack.SIZE)
                      : 4 * view.talk().author() + dice.below(4));
      case CALL -> anyCall(view, dice);
      case OVER -> throw new IllegalArgumentException("nothing is played once the game is over");
    };
  }

  private static Move anyCall(View view, Dice dice) {
    Cards wanted = view.wanted();
    int card = wanted.any(dice);
    if (!view.held().isEmpty() && !dice.once(4)) {
      Cards book = AuthorsPack.book(view.held().any(dice) / 4).and(wanted);
      if (!book.isEmpty()) card = book.any(dice);
    }
    Seats others = Seats.first(view.counts().seats()).without(view.eye());
    return new Move.Call(others.at(dice.below(others.size())), card);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    PerSeat<Cards> held =
        view.known().hands(view.eye(), view.held(), view.counts(), view.wanted(), dice);
    return new Position(held, view.books(), view.known(), view.talk(), view.turn(), dice.next());
  }
}
