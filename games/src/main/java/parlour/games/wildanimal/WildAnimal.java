package parlour.games.wildanimal;

import java.util.ArrayList;
import java.util.List;
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
import parlour.games.material.BoxContents;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Pile;
import parlour.games.material.RoundGains;
import parlour.games.material.Skill;
import parlour.games.material.TurnClock;
import parlour.games.material.VerbGame;
import parlour.games.material.Verbs;
import parlour.games.material.cards.AnimalPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.Deals;
import parlour.games.sheets.RealTable;

/// The rules of Wild Animal for one set of options.
public record WildAnimal(Options options)
    implements VerbGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("wild-animal", "Wild Animal")
          .subtitle("1939, No. 2")
          .leaflet("001")
          .summary("When two cards match, call the other's animal first and give your cards away.")
          .players(2, 8)
          .minutes(3)
          .race()
          .rulesVersion(3)
          .rank(9)
          .skills(Skill.REFLEXES, Skill.ATTENTION)
          .boxes(WildAnimal::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .settings(Options.SETTINGS)
          .opens((settings, _) -> new WildAnimal(Options.of(settings)));

  /// The animal cards as they are printed, with names for players.
  public static List<BoxContents> boxes() {
    return List.of(
        new BoxContents(
            "animals",
            "The Animal Cards",
            BoxContents.kinds(AnimalPack.SIZE, AnimalPack::face),
            new BoxContents.Supplies(0, 0, 0, List.of(), Animal.titles())));
  }

  @Override
  public RealTable realTable() {
    return RealTable.with(WildAnimalSheet.plan(options.deals()))
        .clock("A match is called", MATCH_MILLIS);
  }

  /// How long two cards alike lie, in milliseconds.
  public static final long MATCH_MILLIS = 5_000;

  /// The same where speed does not count.
  static final long PATIENT_MILLIS = 15_000;

  /// How long nobody can call after a match, in milliseconds.
  static final long PAUSE_MILLIS = 2_000;

  /// How many cards are turned before fewest cards wins.
  static final int ENOUGH = 1_000;

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    int[] order = new int[Animal.ALL.length];
    for (int i = 0; i < order.length; i++) order[i] = i;
    dice.shuffle(order);
    PerSeat<Animal> names = PerSeat.of(seats.size(), seat -> Animal.ALL[order[seat.index()]]);
    Seat dealer = seats.at(dice.below(seats.size()));
    Position.Match match = new Position.Match(PerSeat.all(seats.size(), 0), dealer, 1);
    return dealCards(match, names, dice, 0);
  }

  private Position dealCards(
      Position.Match match, PerSeat<Animal> names, Dice dice, long atMillis) {
    int seats = names.seats();
    Seat first = Seats.first(seats).leftOf(match.dealer());
    PerSeat<Pile> packs = Deals.pilesOut(Cards.pack(AnimalPack.SIZE), first, seats, dice);
    Position.Turn turn = Position.Turn.first(first, atMillis + options.tempoMillis());
    return new Position(match, names, packs, PerSeat.all(seats, Pile.EMPTY), turn, dice.state());
  }

  @Override
  public Prompt prompt(Position position) {
    if (position.isOver()) return Prompt.OVER;
    Position.Turn turn = position.turn();
    if (turn.paused())
      return new Prompt(Prompt.Pace.RACE, Seats.NONE, Seats.NONE, turn.dueMillis());
    Seats all = Seats.first(position.packs().seats());
    Seats may = turn.number() == 0 ? Seats.NONE : all.minus(turn.right()).minus(turn.silent());
    return position.alike().isEmpty()
        ? new Prompt(
            Prompt.Pace.RACE,
            Seats.of(turn.turner()),
            may,
            TurnClock.turnedMillis(options.tempoMillis(), turn.dueMillis()))
        : new Prompt(Prompt.Pace.RACE, Seats.NONE, may, turn.dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Turn() -> {
        if (!by.equals(position.turn().turner()))
          yield Ruling.illegal(Rule.START, "It is not your turn to turn a card.");
        if (!position.alike().isEmpty())
          yield Ruling.illegal(Rule.MATCH, "Two are alike: call the other's animal.");
        yield turn(position, atMillis);
      }
      case Move.Call(Seat of, int turn) -> call(position, by, of, turn, atMillis);
    };
  }

  private Ruling<Position> turn(Position position, long atMillis) {
    Seat by = position.turn().turner();
    Dice dice = new Dice(position.dice());
    List<Event> events = new ArrayList<>(2);
    Pile pack = position.packs().at(by);
    Pile open = position.open().at(by);
    if (pack.isEmpty()) {
      pack = Pile.shuffled(open.all(), dice);
      open = Pile.EMPTY;
      events.add(new News.PackTurned(by));
    }
    int card = pack.top();
    Seat next = Seats.first(position.packs().seats()).leftOf(by);
    Position.Turn turn = position.turn().turned(next, atMillis + options.tempoMillis());
    Position turned =
        new Position(
            position.match(),
            position.names(),
            position.packs().with(by, pack.less(1)),
            position.open().with(by, open.upon(card)),
            turn,
            dice.state());
    Seats alike = turned.alike();
    events.add(new News.CardTurned(by, card));
    if (turn.number() >= ENOUGH || isTimeUp(atMillis) || !turned.canMatch())
      return won(turned, fewest(turned), Rule.LENGTH, atMillis, events);
    if (alike.isEmpty()) return Ruling.legal(turned, events);
    return Ruling.legal(
        turned.with(turn.due(atMillis + (options.patient() ? PATIENT_MILLIS : MATCH_MILLIS))),
        events);
  }

  private boolean isTimeUp(long atMillis) {
    return options.minutes() > 0 && atMillis >= options.minutes() * 60_000L;
  }

  /// A pile turned over: its lowest card comes to the top.
  private static Pile over(Pile pile) {
    byte[] cards = pile.all();
    for (int i = 0, j = cards.length - 1; i < j; i++, j--) {
      byte swap = cards[i];
      cards[i] = cards[j];
      cards[j] = swap;
    }
    return Pile.of(cards);
  }

  private Ruling<Position> call(Position position, Seat by, Seat of, int turn, long atMillis) {
    int seats = position.packs().seats();
    if (of.isNobody() || of.index() >= seats || of.equals(by))
      return Ruling.illegal(Rule.NAMES, "You need to call the animal of another player.");
    if (turn != position.turn().number() || position.turn().paused())
      return Ruling.illegal(Rule.PAUSE, "Too late: that match is over.");
    if (position.turn().silent().has(by))
      return Ruling.illegal(
          Rule.SILENCED, "You called wrongly: wait until the next match is over.");
    Seats alike = position.alike();
    if (!alike.has(by) || !alike.has(of)) return miscall(position, by, of, atMillis);
    Event called = new News.Called(by, of, position.names().at(of));
    if (!options.patient())
      return give(position, by, of, atMillis, new ArrayList<>(List.of(called)));
    Position next = position.with(position.turn().right(by));
    List<Event> events = new ArrayList<>(List.of(called));
    return next.turn().right().equals(alike)
        ? byLot(next, atMillis, events)
        : Ruling.legal(next, events);
  }

  /// The caller is silent until a match is over and, if the table has settled so, gets a card of
  /// the pile named; a match that lies there stays as it lies.
  private Ruling<Position> miscall(Position position, Seat by, Seat of, long atMillis) {
    Position silenced = position.with(position.turn().silence(by));
    Pile pile = position.open().at(of);
    int depth = position.alike().has(of) ? 1 : 0;
    boolean fined = options.fine() && !options.patient() && pile.size() > depth;
    Event news = new News.Miscalled(by, position.names().at(of), fined);
    if (!fined) return Ruling.legal(silenced, news);
    byte[] card = {(byte) pile.at(depth)};
    Pile rest = depth == 0 ? pile.less(1) : pile.less(2).upon(pile.top());
    Position given =
        new Position(
            position.match(),
            position.names(),
            position.packs().with(by, position.packs().at(by).under(card)),
            position.open().with(of, rest),
            silenced.turn(),
            position.dice());
    if (given.cards(of) > 0) return Ruling.legal(given, news);
    return won(given, Seats.of(of), Rule.WIN, atMillis, new ArrayList<>(List.of(news)));
  }

  /// Among those who called right, chance decides who gives, and to which of the others.
  private Ruling<Position> byLot(Position position, long atMillis, List<Event> events) {
    Dice lot = new Dice(position.dice());
    Seats right = position.turn().right();
    Seat by = right.at(lot.below(right.size()));
    Seats others = position.alike().without(by);
    Position drawn =
        new Position(
            position.match(),
            position.names(),
            position.packs(),
            position.open(),
            position.turn(),
            lot.next());
    return give(drawn, by, others.at(lot.below(others.size())), atMillis, events);
  }

  private Ruling<Position> give(
      Position position, Seat by, Seat to, long atMillis, List<Event> events) {
    Pile pile = position.open().at(by);
    events.add(new News.Gave(by, to, pile.size()));
    PerSeat<Pile> packs =
        position.packs().with(to, position.packs().at(to).under(over(pile).all()));
    PerSeat<Pile> open = position.open().with(by, Pile.EMPTY);
    Position.Turn turn = position.turn().pause(to, atMillis + PAUSE_MILLIS);
    Position given =
        new Position(position.match(), position.names(), packs, open, turn, position.dice());
    return given.cards(by) == 0
        ? won(given, Seats.of(by), Rule.WIN, atMillis, events)
        : Ruling.legal(given, events);
  }

  /// A deal has been won, and the game with it unless there are more.
  private Ruling<Position> won(
      Position position, Seats winners, Rule rule, long atMillis, List<Event> events) {
    if (options.deals() == 1) {
      events.add(new News.Won(winners, rule));
      return Ruling.legal(position.with(position.turn().over()), events);
    }
    Position.Match match = position.match();
    PerSeat<Integer> left = match.left().map((seat, cards) -> cards + position.cards(seat));
    RoundGains gains = RoundGains.fewest(match.left(), left, "card");
    events.add(new News.DealOver(match.deal(), winners, gains));
    if (match.deal() >= options.deals() || isTimeUp(atMillis)) {
      events.add(new News.Won(Result.fewestWins(left).winners(), Rule.TALLY));
      Position.Match last = new Position.Match(left, match.dealer(), match.deal());
      return Ruling.legal(position.with(last).with(position.turn().over()), events);
    }
    Seat dealer = Seats.first(left.seats()).leftOf(match.dealer());
    Position.Match next = new Position.Match(left, dealer, match.deal() + 1);
    events.add(new News.Dealt(dealer, next.deal()));
    return Ruling.legal(
        dealCards(next, position.names(), new Dice(position.dice()), atMillis), events);
  }

  private static Seats fewest(Position position) {
    return Result.fewestWins(counts(position)).winners();
  }

  private static PerSeat<Integer> counts(Position position) {
    return PerSeat.of(position.packs().seats(), position::cards);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Position.Turn turn = position.turn();
    if (!turn.right().isEmpty()) return byLot(position, atMillis, new ArrayList<>());
    if (turn.paused() || position.alike().isEmpty()) return turn(position, atMillis);
    return Ruling.legal(
        position.with(turn.pause(turn.turner(), atMillis + PAUSE_MILLIS)), new News.NobodyCalled());
  }

  @Override
  public Optional<Result> result(Position position) {
    if (!position.isOver()) return Optional.empty();
    return Optional.of(
        Result.fewestWins(options.deals() == 1 ? counts(position) : position.match().left()));
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
    if (view.mayTurn()) out.accept(new Move.Turn());
    if (!view.mayCall()) return;
    for (Seat seat : Seats.first(view.packs().seats())) {
      if (!seat.equals(view.eye())) out.accept(new Move.Call(seat, view.turn().number()));
    }
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    if (view.mayTurn() && !dice.once(8)) return new Move.Turn();
    if (!view.mayCall()) return new Move.Turn();
    Seats others =
        view.alike().has(view.eye())
            ? view.alike().without(view.eye())
            : Seats.first(view.packs().seats()).without(view.eye());
    return new Move.Call(others.at(dice.below(others.size())), view.turn().number());
  }

  @Override
  public Position imagine(View view, Dice dice) {
    int seats = view.packs().seats();
    Cards left = Cards.pack(AnimalPack.SIZE);
    for (Seat seat : Seats.first(seats))
      if (view.tops().at(seat) != View.NO_CARD) left = left.without(view.tops().at(seat));
    PerSeat<Pile> packs = PerSeat.all(seats, Pile.EMPTY);
    PerSeat<Pile> open = packs;
    for (Seat seat : Seats.first(seats)) {
      Cards pack = left.any(view.packs().at(seat), dice);
      left = left.minus(pack);
      packs = packs.with(seat, Pile.shuffled(pack.all(), dice));
      if (view.open().at(seat) == 0) continue;
      Cards under = left.any(view.open().at(seat) - 1, dice);
      left = left.minus(under);
      open = open.with(seat, Pile.shuffled(under.all(), dice).upon(view.tops().at(seat)));
    }
    return new Position(view.match(), view.names(), packs, open, view.turn(), dice.next());
  }
}
