package parlour.games.authors;

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
import parlour.games.material.CatalogEntry;
import parlour.games.material.Skill;
import parlour.games.material.VerbGame;
import parlour.games.material.Verbs;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Bookcase;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.Deals;
import parlour.games.sheets.RealTable;

/// The rules of Authors, for one set of options.
public record Authors(Options options)
    implements VerbGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("authors", "Authors")
          .subtitle("No. 51")
          .leaflet("001")
          .summary("Ask the others for the cards you need until the books are whole.")
          .players(3, 8)
          .minutes(7, 12, 17, 20, 25, 30)
          .rulesVersion(1)
          .rank(4)
          .skills(Skill.MEMORY, Skill.JUDGEMENT)
          .skillShowsFrom(
              4,
              "At a table of three skill shows little: nearly every question tells both others what"
                  + " the third holds.")
          .boxes(AuthorsPack::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .overDays(Map.of(), 15, 30, 55, 70, 100, 120)
          .settings(Options.SETTINGS)
          .opens((settings, _) -> new Authors(Options.of(settings)));

  @Override
  public RealTable realTable() {
    return RealTable.with(BooksSheet.plan()).turn(MINUTE_MILLIS);
  }

  /// How long a player may think about one question, in milliseconds.
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
            Position.Open.of(held, PerSeat.all(seats.size(), Cards.NONE)),
            turn(first, dealer, 0));
    for (Seat seat : seats) position = position.lay(seat, AuthorsPack.wholeBooks(held.at(seat)));
    return position;
  }

  private Position.Turn turn(Seat player, Seat dealer, long atMillis) {
    return new Position.Turn(player, dealer, options.clock().dueMillis(atMillis, MINUTE_MILLIS));
  }

  @Override
  public Prompt prompt(Position position) {
    return position.isOver()
        ? Prompt.OVER
        : Prompt.turn(position.turn().player(), position.turn().dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    int seats = position.held().seats();
    Seat of = move.of();
    if (of.isNobody() || of.index() >= seats || of.equals(by))
      return Ruling.illegal(Rule.ASK, "You need to ask another player.");
    int card = move.card();
    if (card < 0 || card >= AuthorsPack.SIZE)
      return Ruling.illegal(Rule.SPECIFIC, "You need to ask for one card of the pack.");
    if (position.held().at(by).has(card))
      return Ruling.illegal(Rule.OWN_CARD, "You hold that card yourself.");
    if (position.open().laid().has(card))
      return Ruling.illegal(Rule.BOOK, "That book lies on the table.");
    if (!position.held().at(of).has(card)) {
      Position.Turn next = turn(Seats.first(seats).leftOf(by), position.turn().dealer(), atMillis);
      return passed(position.miss(card, by, of, next), new News.Missed(by, of, card), atMillis);
    }
    Position given = position.give(card, of, by).with(turn(by, position.turn().dealer(), atMillis));
    if (!given.held().at(by).covers(AuthorsPack.book(card / 4)))
      return Ruling.legal(given, new News.Given(by, of, card, true));
    Position laid = given.lay(by, AuthorsPack.book(card / 4));
    boolean more = laid.open().laid().size() < AuthorsPack.SIZE;
    List<Event> events =
        new ArrayList<>(
            List.of(new News.Given(by, of, card, more), new News.BookLaid(by, card / 4)));
    if (more) return Ruling.legal(laid, events);
    events.add(new News.Won(Bookcase.result(laid.open().books()).winners(), Rule.WIN));
    return Ruling.legal(laid.over(), events);
  }

  /// The turn has passed; the game is over if the table's minutes are.
  private Ruling<Position> passed(Position position, Event news, long atMillis) {
    if (options.minutes() == 0 || atMillis < options.minutes() * MINUTE_MILLIS)
      return Ruling.legal(position, news);
    Seats winners = Bookcase.result(position.open().books()).winners();
    return Ruling.legal(position.over(), news, new News.Won(winners, Rule.LENGTH));
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Position.Turn turn = position.turn();
    Seat next = Seats.first(position.held().seats()).leftOf(turn.player());
    return passed(
        position.with(turn(next, turn.dealer(), atMillis)),
        new News.TimeRanOut(turn.player()),
        atMillis);
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver()
        ? Optional.of(Bookcase.result(position.open().books()))
        : Optional.empty();
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
    if (!view.isMine()) return;
    for (Seat seat : Seats.first(view.counts().seats())) {
      if (!seat.equals(view.eye()))
        for (byte card : view.wanted().all()) out.accept(new Move(seat, card));
    }
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    Cards wanted = view.wanted();
    if (!view.held().isEmpty() && !dice.once(4)) {
      Cards book = AuthorsPack.book(view.held().any(dice) / 4).and(wanted);
      if (!book.isEmpty()) wanted = book;
    }
    int card = wanted.any(dice);
    Seats others = Seats.first(view.counts().seats()).without(view.eye());
    for (Seat seat : others)
      if (view.known().holds().at(seat).has(card)) return new Move(seat, card);
    return new Move(others.at(dice.below(others.size())), card);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Position(
        view.known().hands(view.eye(), view.held(), view.counts(), view.wanted(), dice),
        view.open(),
        view.turn());
  }
}
