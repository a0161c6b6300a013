package parlour.games.yankeeloto;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.games.yankeeloto.Player.Stage;
import parlour.games.yankeeloto.Position.Called;
import parlour.games.yankeeloto.Position.Match;
import parlour.games.yankeeloto.Position.Phase;
import parlour.games.yankeeloto.Position.Round;
import parlour.lexicon.Letters;

/// From the first call to "Loto!" and what comes of it.
final class Calling {
  /// How long after a call the next letter is called at the latest, in milliseconds.
  static final long PACE = 6_000;

  /// How long all have to cover a letter at least.
  static final long LEAST = 3_000;

  /// How long others have to cry after a cry.
  static final long CRY = 3_000;

  private Calling() {}

  static Ruling<Position> begin(Options options, Position position, long at, List<Event> events) {
    Called none = Called.none(at, options.clock().due(at, PACE));
    return Ruling.legal(position.with(position.round().with(Phase.CALL, none)).at(at), events);
  }

  /// What the table waits for while letters are called.
  static Prompt prompt(Options options, Position position) {
    Round round = position.round();
    Called call = round.call();
    boolean calls = !call.reaching() && round.at(Stage.CRIED).isEmpty();
    Seats may = options.auto() || call.number() == 0 ? Seats.NONE : round.at(Stage.LAID);
    boolean must = calls && options.clock() == TurnClock.OFF;
    Seats leader = calls ? Seats.of(position.leader()) : Seats.NONE;
    return new Prompt(
        Prompt.Pace.RACE, must ? leader : Seats.NONE, must ? may : may.or(leader), call.due());
  }

  /// The leader reaches for the next letter: it comes at once, or as soon as all have had time to
  /// cover the last.
  static Ruling<Position> call(Options options, Position position, Seat by, int number, long at) {
    Round round = position.round();
    if (round.phase() != Phase.CALL || !by.equals(position.leader()))
      return Ruling.illegal(Rule.CALL, "It is not for you to call a letter now.");
    if (number != round.call().number() + 1 || round.call().reaching())
      return Ruling.illegal(Rule.CALL, "You have reached for that letter already.");
    if (!round.at(Stage.CRIED).isEmpty())
      return Ruling.illegal(Rule.LOTO, "Loto has been cried: no more letters are called.");
    long soonest = number == 1 ? at : round.call().since() + LEAST;
    if (at >= soonest) return next(options, position, at);
    return Ruling.legal(
        position.with(round.with(Phase.CALL, round.call().reaching(soonest))).at(at));
  }

  /// The time is up: a cry is settled, or the next letter called.
  static Ruling<Position> timeUp(Options options, Position position, long at) {
    return position.round().at(Stage.CRIED).isEmpty()
        ? next(options, position, at)
        : settle(options, position, at, new ArrayList<>());
  }

  /// The next letter is drawn unseen, called and laid open; what was not covered for the last is
  /// lost.
  private static Ruling<Position> next(Options options, Position position, long at) {
    if (!isWorthCalling(position)) return carry(options, position, at, new ArrayList<>());
    Dice dice = new Dice(position.dice());
    char letter = Box.any(position.box(), dice);
    int number = position.round().call().number() + 1;
    Called called = new Called(number, letter, at, options.clock().due(at, PACE), false);
    Round round = position.round().called(letter, called).at(at);
    Position next =
        new Position(position.match(), round, position.box().minus(letter), dice.state());
    Event event = new News.LetterCalled(position.leader(), letter, number);
    return options.auto() ? coverAll(options, next, at, event) : Ruling.legal(next, event);
  }

  /// Whether there are letters left, and somebody could be helped by them.
  private static boolean isWorthCalling(Position position) {
    if (position.box().isEmpty()) return false;
    for (Seat seat : position.round().at(Stage.LAID))
      if (position.box().covers(position.row(seat).wanting())) return true;
    return false;
  }

  /// The house covers for everybody, and cries.
  private static Ruling<Position> coverAll(
      Options options, Position position, long at, Event event) {
    Called call = position.round().call();
    List<Event> events = new ArrayList<>();
    events.add(event);
    Position next = position;
    for (Seat seat : position.round().at(Stage.LAID)) {
      Player row = position.row(seat);
      int place = row.place(call.letter());
      if (place < 0) continue;
      Player covered = row.cover(place, call.number());
      events.add(new News.Covered(seat, call.letter()));
      if (covered.isFull()) {
        covered = covered.at(Stage.CRIED);
        events.add(new News.Cried(seat, position.leader(), row.word()));
      }
      next = next.with(seat, covered);
    }
    return next.round().at(Stage.CRIED).isEmpty()
        ? Ruling.legal(next, events)
        : settle(options, next, at, events);
  }

  static Ruling<Position> cover(
      Options options, Position position, Seat by, Move.Cover move, long at) {
    Player row = position.row(by);
    if (!isPlaying(options, position, row)) return notPlaying(options, row);
    Called call = position.round().call();
    if (move.number() != call.number())
      return Ruling.illegal(Rule.LATE, "Another letter has been called: that one is lost.");
    if (move.letter() != call.letter())
      return Ruling.illegal(
          Rule.COVER, "The letter called is " + LetterFaces.capital(call.letter()) + ".");
    if (row.last() == call.number())
      return Ruling.illegal(Rule.COVER, "One letter is covered for a call, and no more.");
    int place = row.place(call.letter());
    if (place < 0)
      return Ruling.illegal(Rule.COVER, "That letter does not lie uncovered in your word.");
    return Ruling.legal(
        position.with(by, row.cover(place, call.number())).at(at),
        new News.Covered(by, call.letter()));
  }

  private static boolean isPlaying(Options options, Position position, Player row) {
    return position.round().phase() == Phase.CALL
        && position.round().call().number() > 0
        && row.isLaid()
        && !options.auto();
  }

  private static Ruling<Position> notPlaying(Options options, Player row) {
    if (options.auto())
      return Ruling.illegal(Rule.AUTO, "Here the house covers letters and cries.");
    return row.stage() == Stage.BARRED
        ? Ruling.illegal(Rule.VERIFY, "You cover no more in this round.")
        : Ruling.illegal(Rule.COVER, "There is nothing for you to cover now.");
  }

  /// "Loto!": the leader checks the row, and a false cry is paid for.
  static Ruling<Position> loto(Options options, Position position, Seat by, long at) {
    Player row = position.row(by);
    if (!isPlaying(options, position, row)) return notPlaying(options, row);
    List<Event> events = new ArrayList<>();
    Position next;
    if (row.isFull()) {
      events.add(new News.Cried(by, position.leader(), row.word()));
      next = position.with(by, row.at(Stage.CRIED));
    } else {
      events.add(new News.CriedFalsely(by, position.leader(), row.word().length() - row.count()));
      next = position.with(by, row.at(Stage.BARRED)).with(position.match().counters().stake(by, 1));
    }
    boolean first = position.round().at(Stage.CRIED).isEmpty();
    return afterCry(options, next.at(at), first, at, events);
  }

  /// Others who could be ready by the same call have a moment to say so; where nobody could, it is
  /// settled at once.
  private static Ruling<Position> afterCry(
      Options options, Position position, boolean first, long at, List<Event> events) {
    Round round = position.round();
    Seats playing = round.at(Stage.LAID);
    if (round.at(Stage.CRIED).isEmpty())
      return playing.isEmpty()
          ? carry(options, position, at, events)
          : Ruling.legal(position, events);
    boolean waits = false;
    for (Seat seat : playing) waits |= couldCry(round.of(seat), round.call());
    if (!waits) return settle(options, position, at, events);
    Called call = first ? round.call().due(at + CRY) : round.call();
    return Ruling.legal(position.with(round.with(Phase.CALL, call)), events);
  }

  /// Whether a row is ready, or wants nothing but the letter just called.
  private static boolean couldCry(Player row, Called call) {
    if (row.isFull()) return true;
    return row.word().length() - row.count() == 1
        && row.last() < call.number()
        && row.place(call.letter()) >= 0;
  }

  /// The pool goes to whoever was ready by the earliest call; those who tie divide it, and an odd
  /// counter stays.
  private static Ruling<Position> settle(
      Options options, Position position, long at, List<Event> events) {
    Round round = position.round();
    int earliest = Integer.MAX_VALUE;
    Seats cried = round.at(Stage.CRIED);
    for (Seat seat : cried) earliest = Math.min(earliest, round.of(seat).last());
    Seats winners = Seats.NONE;
    for (Seat seat : cried) if (round.of(seat).last() == earliest) winners = winners.with(seat);
    Counters counters = position.match().counters();
    int each = counters.pool() / winners.size();
    events.add(new News.PoolTaken(winners, each, counters.pool() - each * winners.size()));
    return endRound(options, position.with(counters.drawEach(winners, each)), at, events);
  }

  /// Nobody has won: the pool is carried over.
  static Ruling<Position> carry(Options options, Position position, long at, List<Event> events) {
    events.add(new News.Carried(position.match().counters().pool()));
    return endRound(options, position, at, events);
  }

  /// The lead passes to the left, until everybody has led.
  private static Ruling<Position> endRound(
      Options options, Position position, long at, List<Event> events) {
    Match match = position.match();
    LeadOrder lead = match.lead();
    if (lead.isLast()) {
      events.add(new News.Won(match.counters().richest()));
      Called call = position.round().call().due(Prompt.NEVER);
      Position over = position.with(position.round().with(Phase.OVER, call)).at(at);
      return Ruling.legal(over, events);
    }
    Match next = new Match(match.draw(), lead.pass(), match.counters());
    events.add(new News.LeadPassed(next.lead().leader(), next.lead().others()));
    return Ruling.legal(Forming.deal(options, next, new Dice(position.dice()), at), events);
  }

  /// The letters left in the box, as anybody can reckon them once all words lie open.
  static Letters left(Options options, Round round) {
    Letters left = options.box().box().letters().minus(round.open());
    for (int i = 0; i < round.rows().seats(); i++) {
      Player row = round.rows().at(Seat.of(i));
      left = left.minus(row.hand()).minus(Letters.of(row.word()));
    }
    return left;
  }
}
