package parlour.games.bidjack;

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
import parlour.engine.TableRules;
import parlour.games.material.CatalogEntry;
import parlour.games.material.Partners;
import parlour.games.material.RoundGains;
import parlour.games.material.Skill;
import parlour.games.material.VerbGame;
import parlour.games.material.Verbs;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.JackPack;
import parlour.games.sheets.RealTable;

/// The rules of Bid Jack, for one set of options.
public record BidJack(Options options)
    implements VerbGame<Position, Move, View>, RealTable.Playable {
  public static final CatalogEntry ENTRY =
      CatalogEntry.of("bid-jack", "Bid Jack")
          .subtitle("No. 54, No. 2")
          .leaflet("001")
          .summary("Say how many tricks you will take, and take them.")
          .players(2, 6)
          .limitedBy((settings, seats) -> Partners.objection(Options.PARTNERS.in(settings), seats))
          .minutes(20, 40, 65, 95, 130)
          .shortly("one hand for each player", Map.of("length", "hands"), 3, 7, 11, 15, 21)
          .usually("to 45 points")
          .rulesVersion(1)
          .rank(15)
          .skills(Skill.ATTENTION, Skill.MEMORY, Skill.JUDGEMENT)
          .boxes(JackPack::boxes)
          .timeLimit(CatalogEntry.TimeLimit.NONE)
          .overDays(Map.of(), 25, 65, 120, 165, 245)
          .settings(Options.SETTINGS)
          .opens((settings, _) -> new BidJack(Options.of(settings)));

  @Override
  public RealTable realTable() {
    return RealTable.with(BidJackSheet.plan(this)).turn(MINUTE_MILLIS);
  }

  /// How long a player may think about one play, in milliseconds.
  public static final long MINUTE_MILLIS = 60_000;

  /// How many hands are dealt at most where the clock ends the game.
  private static final int MOST_HANDS = 60;

  @Override
  public Position deal(Seats seats, long seed) {
    Dice dice = new Dice(seed);
    Seat dealer = seats.at(dice.below(seats.size()));
    return dealHand(new Position.Match(PerSeat.all(seats.size(), 0), dealer, 1), dice, 0);
  }

  private Position dealHand(Position.Match match, Dice dice, long atMillis) {
    int seats = match.points().seats();
    int dealt = Options.dealt(seats);
    byte[] pack = Cards.pack(JackPack.NUMBERS).all();
    dice.shuffle(pack);
    PerSeat<Cards> held =
        PerSeat.of(
            seats,
            seat -> {
              Cards hand = Cards.NONE;
              for (int i = 0; i < dealt; i++) hand = hand.with(pack[seat.index() * dealt + i]);
              return hand;
            });
    Seat first = Seats.first(seats).leftOf(match.dealer());
    return new Position(
        match,
        held,
        Position.Contract.open(seats),
        Position.Trick.NONE,
        turn(first, atMillis),
        dice.state());
  }

  private Position.Turn turn(Seat player, long atMillis) {
    return new Position.Turn(player, options.clock().dueMillis(atMillis, MINUTE_MILLIS));
  }

  private static Seat left(Position position, Seat seat) {
    return Seats.first(position.held().seats()).leftOf(seat);
  }

  @Override
  public Prompt prompt(Position position) {
    return position.isOver()
        ? Prompt.OVER
        : Prompt.turn(position.turn().player(), position.turn().dueMillis());
  }

  @Override
  public Ruling<Position> play(Position position, Seat by, Move move, long atMillis) {
    boolean dealer = by.equals(position.match().dealer());
    if (position.contract().settled() != move instanceof Move.Play) {
      return position.contract().settled()
          ? Ruling.illegal(Rule.ONE_ROUND, "The bidding is over: play a card.")
          : Ruling.illegal(Rule.BID_WHAT, "You can play a card when the bidding is over.");
    }
    return switch (move) {
      case Move.Bid(int tricks) ->
          dealer
              ? Ruling.illegal(
                  Rule.BID_DEALER, "You deal: take the hand at the highest bid, or pass.")
              : bid(position, by, tricks, atMillis);
      case Move.Pass() ->
          dealer ? settle(position, new News.Passed(by), atMillis) : pass(position, by, atMillis);
      case Move.Take() ->
          dealer
              ? take(position, by, atMillis)
              : Ruling.illegal(
                  Rule.BID_DEALER, "Only the dealer may take the hand at another's bid.");
      case Move.Play(int card) -> playCard(position, by, card, atMillis);
    };
  }

  private Ruling<Position> bid(Position position, Seat by, int tricks, long atMillis) {
    if (tricks <= position.contract().bid())
      return Ruling.illegal(Rule.ONE_ROUND, "You need to bid higher than the last.");
    if (tricks > Options.dealt(position.held().seats()))
      return Ruling.illegal(Rule.BID_WHAT, "You hold fewer cards than that.");
    Position higher = position.with(position.contract().bid(by, tricks), position.turn());
    return onward(higher, by, new News.BidMade(by, tricks), atMillis);
  }

  private Ruling<Position> pass(Position position, Seat by, long atMillis) {
    return onward(position, by, new News.Passed(by), atMillis);
  }

  /// The next player speaks; the dealer only where there is a bid to take.
  private Ruling<Position> onward(Position position, Seat by, Event event, long atMillis) {
    Seat next = left(position, by);
    Seat dealer = position.match().dealer();
    if (!next.equals(dealer) || position.contract().bid() > 0)
      return Ruling.legal(position.with(position.contract(), turn(next, atMillis)), event);
    Position.Contract forced = position.contract().bid(dealer, 1).settle();
    return Ruling.legal(
        lead(position.with(forced, position.turn()), atMillis), event, new News.Forced(dealer));
  }

  private Ruling<Position> take(Position position, Seat dealer, long atMillis) {
    int bid = position.contract().bid();
    Position taken = position.with(position.contract().bid(dealer, bid), position.turn());
    return settle(taken, new News.Took(dealer, bid), atMillis);
  }

  private Ruling<Position> settle(Position position, Event event, long atMillis) {
    return Ruling.legal(
        lead(position.with(position.contract().settle(), position.turn()), atMillis), event);
  }

  /// Whoever got the bid leads.
  private Position lead(Position position, long atMillis) {
    Seat leader = position.contract().bidder();
    return new Position(
        position.match(),
        position.held(),
        position.contract(),
        Position.Trick.led(leader),
        turn(leader, atMillis),
        position.dice());
  }

  private Ruling<Position> playCard(Position position, Seat by, int card, long atMillis) {
    Cards hand = position.held().at(by);
    if (card < 0 || card >= JackPack.NUMBERS || !hand.has(card))
      return Ruling.illegal(TableRules.SENSE, "You do not hold that card.");
    if (!Position.playable(hand, position.trick()).has(card)) {
      return Ruling.illegal(
          Rule.FOLLOW,
          "You hold " + position.trick().number() + " or a higher number: play one of those.");
    }
    Position.Trick trick = position.trick().with(card);
    PerSeat<Cards> held = position.held().with(by, hand.without(card));
    Position next =
        new Position(
            position.match(),
            held,
            position.contract(),
            trick,
            turn(left(position, by), atMillis),
            position.dice());
    Event played = new News.Played(by, card);
    return trick.count() < held.seats()
        ? Ruling.legal(next, played)
        : trickTaken(next, played, atMillis);
  }

  private Ruling<Position> trickTaken(Position position, Event played, long atMillis) {
    Position.Trick trick = position.trick();
    int winner = trick.winner();
    Seat by = trick.taker(position.held().seats());
    boolean tied = false;
    for (int i = winner + 1; i < trick.count(); i++)
      tied |= JackPack.number(trick.card(i)) == JackPack.number(trick.card(winner));
    Position.Contract contract = position.contract().won(by, trick);
    Event taken = new News.TrickTaken(by, tied);
    Position next =
        new Position(
            position.match(),
            position.held(),
            contract,
            Position.Trick.led(by),
            turn(by, atMillis),
            position.dice());
    if (!position.held().at(by).isEmpty()) return Ruling.legal(next, played, taken);
    List<Event> events = new ArrayList<>(List.of(played, taken));
    return handOver(next, events, atMillis);
  }

  /// Scores the hand, and deals the next unless somebody has won.
  private Ruling<Position> handOver(Position position, List<Event> events, long atMillis) {
    Scoring scoring = new Scoring(options);
    PerSeat<Integer> points = scoring.score(position.match().points(), position.contract(), events);
    RoundGains gains = RoundGains.most(position.match().points(), points, "point");
    events.add(new News.HandOver(position.match().hands(), gains, position.contract(), scoring));
    Position.Match match =
        new Position.Match(points, position.match().dealer(), position.match().hands());
    Seat bidder = position.contract().bidder();
    if (isLast(match, atMillis)) {
      Seats winners = scoring.winners(points, bidder);
      events.add(new News.Won(winners, scoring.reason(points, bidder, winners)));
      return Ruling.legal(position.over(match), events);
    }
    Seat dealer = left(position, match.dealer());
    events.add(new News.Dealt(dealer, match.hands() + 1));
    return Ruling.legal(
        dealHand(
            new Position.Match(points, dealer, match.hands() + 1),
            new Dice(position.dice()),
            atMillis),
        events);
  }

  /// Whether a side has reached the goal, or the hands or minutes settled on are over.
  public boolean isLast(Position.Match match, long atMillis) {
    int seats = match.points().seats();
    if (options.minutes() > 0)
      return atMillis >= options.minutes() * MINUTE_MILLIS || match.hands() >= MOST_HANDS;
    if (options.goal() == 0) return match.hands() >= seats;
    for (Seat seat : Seats.first(seats)) if (match.points().at(seat) >= options.goal()) return true;
    return false;
  }

  @Override
  public Ruling<Position> timeUp(Position position, long atMillis) {
    Seat by = position.turn().player();
    Move move =
        position.contract().settled()
            ? new Move.Play(Position.playable(position.held().at(by), position.trick()).lowest())
            : new Move.Pass();
    if (!(play(position, by, move, atMillis)
        instanceof Ruling.Legal<Position>(Position next, List<Event> events))) {
      throw new IllegalStateException("the clock's own move was refused");
    }
    List<Event> all = new ArrayList<>();
    all.add(new News.TimeRanOut(by));
    all.addAll(events);
    return Ruling.legal(next, all);
  }

  @Override
  public Optional<Result> result(Position position) {
    return position.isOver()
        ? Optional.of(new Scoring(options).result(position))
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
    new Choices(view).all(out);
  }

  @Override
  public Move anyMove(View view, Dice dice) {
    return new Choices(view).any(dice);
  }

  @Override
  public Position imagine(View view, Dice dice) {
    return new Imagine(view, dice).position();
  }
}
