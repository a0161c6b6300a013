package parlour.games.bullfrog;

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
import parlour.games.sheets.EntryForm;
import parlour.games.sheets.HandSheet.Plan;
import parlour.games.sheets.RealTable;
import parlour.games.wildanimal.WildAnimal;

/// The rules of Bull-Frog, for one set of options.
public record BullFrog(Options options)
    implements VerbGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("bull-frog", "Bull-Frog")
          .subtitle("1939, No. 3")
          .leaflet("001")
          .summary("Throw in your cards at the No. 1 Bear; the last one hops and croaks.")
          .players(2, 8)
          .minutes(3)
          .race()
          .rulesVersion(1)
          .rank(2)
          .skills(Skill.REFLEXES, Skill.ATTENTION)
          .boxes(WildAnimal::boxes)
          .settings(Options.SETTINGS)
          .opens((settings, _) -> new BullFrog(Options.of(settings)));

  @Override
  public RealTable realTable() {
    Plan sheet =
        Plan.fewest("croaks", "Deal")
            .line(
                now ->
                    EntryForm.of(
                        "croak",
                        "Somebody croaks",
                        EntryForm.player("frog", "the frog", now.allSeats())),
                (now, entry) ->
                    now.plus(entry.seat("frog", now.allSeats()), 1)
                        .closes(now.tally().round() >= options.deals()));
    return RealTable.with(sheet).clock("All throw in", BEAR_MILLIS);
  }

  /// How long all have to throw in.
  public static final long BEAR_MILLIS = 5_000;

  /// The same where speed does not count.
  static final long PATIENT_MILLIS = 20_000;

  /// How long the Bull-Frog hops.
  static final long HOP_MILLIS = 4_000;

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Seat dealer = seats.at(dice.below(seats.size()));
    return dealHand(new Position.Match(PerSeat.all(seats.size(), 0), dealer, 1), 0, dice, 0);
  }

  private Position dealHand(Position.Match match, int number, Dice dice, long atMillis) {
    int seats = match.croaks().seats();
    Seat first = Seats.first(seats).leftOf(match.dealer());
    PerSeat<Pile> packs = Deals.pilesOut(Cards.pack(AnimalPack.SIZE), first, seats, dice);
    return new Position(
        match,
        packs,
        Position.Centre.EMPTY,
        new Position.Turn(first, number, Seats.NONE, Seat.NOBODY, atMillis + options.tempoMillis()),
        dice.state());
  }

  private boolean isBear(Position position) {
    return options.isBear(position.centre().shown());
  }

  @Override
  public Prompt prompt(Position position) {
    if (position.isOver()) return Prompt.OVER;
    Position.Turn turn = position.turn();
    Seats all = Seats.first(position.packs().seats());
    if (!turn.frog().isNobody())
      return new Prompt(Prompt.Pace.RACE, Seats.NONE, Seats.NONE, turn.dueMillis());
    if (isBear(position))
      return new Prompt(Prompt.Pace.RACE, all.minus(turn.thrown()), Seats.NONE, turn.dueMillis());
    Seats may = position.centre().shown() == Position.NO_CARD ? Seats.NONE : all;
    return new Prompt(
        Prompt.Pace.RACE,
        Seats.of(turn.turner()),
        may,
        TurnClock.turnedMillis(options.tempoMillis(), turn.dueMillis()));
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    return switch (move) {
      case Move.Turn() -> turn(position, by, atMillis);
      case Move.Throw(int turn) -> throwIn(position, by, turn, atMillis);
    };
  }

  private Ruling<Position> turn(Position position, Seat by, long atMillis) {
    if (isBear(position))
      return Ruling.illegal(Rule.BEAR, "The Bear is there: throw in your cards!");
    if (!by.equals(position.turn().turner()))
      return Ruling.illegal(Rule.TURN, "It is not your turn to turn a card.");
    Pile pack = position.packs().at(by);
    int card = pack.top();
    boolean bear = options.isBear(card);
    PerSeat<Pile> packs = position.packs().with(by, pack.less(1));
    Position.Centre centre = new Position.Centre(position.centre().cards().with(card), card);
    long waitMillis =
        bear ? options.patient() ? PATIENT_MILLIS : BEAR_MILLIS : options.tempoMillis();
    Position.Turn next =
        new Position.Turn(
            next(packs, by),
            position.turn().number() + 1,
            Seats.NONE,
            Seat.NOBODY,
            atMillis + waitMillis);
    return Ruling.legal(
        new Position(position.match(), packs, centre, next, position.dice()),
        new News.CardTurned(by, card, bear));
  }

  /// The next player to the left who still has cards.
  private static Seat next(PerSeat<Pile> packs, Seat by) {
    Seats holding = Seats.NONE;
    for (Seat seat : Seats.first(packs.seats()))
      if (!packs.at(seat).isEmpty()) holding = holding.with(seat);
    return holding.isEmpty() ? by : holding.leftOf(by);
  }

  private Ruling<Position> throwIn(Position position, Seat by, int turn, long atMillis) {
    if (turn > position.turn().number() || turn < 1)
      return Ruling.illegal(Rule.TWO_ACTS, "No such card has been turned.");
    if (!isBear(position) || turn < position.turn().number())
      return frog(position, by, atMillis, new ArrayList<>(List.of(new News.FalseStart(by))));
    Position.Turn old = position.turn();
    Seats thrown = old.thrown().with(by);
    Event news = new News.ThrewIn(by);
    Seats left = Seats.first(position.packs().seats()).minus(thrown);
    Position next =
        position.with(
            new Position.Turn(old.turner(), old.number(), thrown, Seat.NOBODY, old.dueMillis()));
    if (options.patient() ? !left.isEmpty() : left.size() > 1) return Ruling.legal(next, news);
    return lastOne(next, atMillis, new ArrayList<>(List.of(news)));
  }

  /// Settles who was last: the one left, or the lot among several.
  private Ruling<Position> lastOne(Position position, long atMillis, List<Event> events) {
    Seats all = Seats.first(position.packs().seats());
    Seats left = all.minus(position.turn().thrown());
    Seats late = left.isEmpty() ? all : left;
    Dice lot = new Dice(position.dice());
    Seat frog = late.at(lot.below(late.size()));
    Rule why = options.patient() ? Rule.PATIENT : late.size() > 1 ? Rule.SEVERAL_LATE : Rule.LAST;
    events.add(new News.WasLast(frog, why));
    Position drawn =
        new Position(
            position.match(), position.packs(), position.centre(), position.turn(), lot.state());
    return frog(drawn, frog, atMillis, events);
  }

  /// The Bull-Frog hops; the deal is over.
  private Ruling<Position> frog(Position position, Seat frog, long atMillis, List<Event> events) {
    PerSeat<Integer> croaks = position.match().croaks().with(frog, n -> n + 1);
    Position.Match before = position.match();
    boolean last = before.deals() == options.deals();
    RoundGains gains = RoundGains.fewest(before.croaks(), croaks, "croak");
    events.add(new News.Hops(frog, before.deals(), last, gains));
    Position.Match match = new Position.Match(croaks, before.dealer(), before.deals());
    Position.Turn turn =
        new Position.Turn(frog, position.turn().number(), Seats.NONE, frog, atMillis + HOP_MILLIS);
    return Ruling.legal(
        new Position(match, position.packs(), position.centre(), turn, position.dice()), events);
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    if (!position.turn().frog().isNobody()) return nextDeal(position, atMillis);
    if (isBear(position)) return lastOne(position, atMillis, new ArrayList<>());
    return turn(position, position.turn().turner(), atMillis);
  }

  private Ruling<Position> nextDeal(Position position, long atMillis) {
    Position.Match match = position.match();
    if (match.deals() == options.deals()) {
      Position.Turn over =
          new Position.Turn(
              position.turn().turner(),
              position.turn().number(),
              Seats.NONE,
              Seat.NOBODY,
              Prompt.NEVER);
      return Ruling.legal(
          position.with(over), new News.Won(Result.fewestWins(match.croaks()).winners()));
    }
    Seat dealer = Seats.first(match.croaks().seats()).leftOf(match.dealer());
    Position.Match next = new Position.Match(match.croaks(), dealer, match.deals() + 1);
    return Ruling.legal(
        dealHand(next, position.turn().number(), new Dice(position.dice()), atMillis),
        new News.Dealt(dealer, next.deals()));
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver()
        ? Optional.of(Result.fewestWins(position.match().croaks()))
        : Optional.empty();
  }

  @Override
  public Kit kit(int seats) {
    return new Actions(options).kit(seats);
  }

  @Override
  public View view(Position position, Seat eye) {
    return View.of(position, eye, isBear(position));
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
    if (view.mayThrow()) out.accept(new Move.Throw(view.turn().number()));
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    if (view.mayTurn() && (!view.mayThrow() || !dice.once(40))) return new Move.Turn();
    return new Move.Throw(view.turn().number());
  }

  @Override
  public Position imagine(View view, Dice dice) {
    boolean showing = view.shown() != Position.NO_CARD;
    Cards left = Cards.pack(AnimalPack.SIZE);
    if (showing) left = left.without(view.shown());
    // No Bear lies under the card on top: it would have ended the deal.
    Cards bears = Cards.NONE;
    for (byte card : left.all()) if (options.isBear(card)) bears = bears.with(card);
    Cards centre = left.minus(bears).any(Math.max(0, view.centre() - 1), dice);
    Cards rest = left.minus(centre);
    PerSeat<Cards> hands =
        Deals.fill(
            PerSeat.all(view.counts().seats(), Cards.NONE),
            view.counts(),
            PerSeat.all(view.counts().seats(), Cards.NONE),
            rest,
            dice);
    PerSeat<Pile> packs =
        PerSeat.of(view.counts().seats(), seat -> Pile.shuffled(hands.at(seat).all(), dice));
    return new Position(
        view.match(),
        packs,
        new Position.Centre(showing ? centre.with(view.shown()) : Cards.NONE, view.shown()),
        view.turn(),
        dice.next());
  }
}
