package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.anagrams.Player.Stage;
import parlour.games.anagrams.Position.Clock;
import parlour.games.anagrams.Position.Phase;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.Discovery;
import parlour.games.material.letters.ListNews;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Line;
import parlour.games.material.letters.WordList.Proof;

/// Stop, what everybody pays and gets, and the round that follows.
final class Scoring {
  /// What everybody puts in the pool of the varied form.
  static final int STAKE = 5;

  private Scoring() {}

  /// After something was done: calls "Stop" when nobody tries any longer, and ends the round when
  /// all is settled.
  static Ruling<Position> goOn(Options options, Position position, long at, List<Event> events) {
    Position next = position;
    if (next.round().phase() == Phase.HUNT && !next.round().isBusy())
      next = stop(options, next, at, events);
    if (next.round().phase() == Phase.AFTER && isSettled(options, next))
      next = endRound(options, next, at, events);
    return Ruling.legal(next, events);
  }

  /// "Stop": all cease, and those who found their words are paid.
  static Position stop(Options options, Position position, long at, List<Event> events) {
    events.add(new News.Stopped(position.leader()));
    Position.Round round = position.round();
    for (Seat seat : position.match().lead().others())
      round = round.with(seat, round.of(seat).idle());
    long reading = options.vigilant() ? options.clock().due(at, WordList.READING) : Prompt.NEVER;
    Position next = position.with(round.with(Phase.AFTER, new Clock(at, reading, at)));
    LeadOrder lead = position.match().lead();
    for (Seat seat = lead.firstToPlay(); !seat.equals(lead.leader()); seat = lead.next(seat)) {
      if (next.of(seat).stage() == Stage.SOLVED)
        next = settle(options, next, seat, Stage.SOLVED, events);
    }
    return next;
  }

  /// What a word costs or brings once its fate is known: one counter, one way or the other.
  static Position settle(
      Options options, Position position, Seat seat, Stage fate, List<Event> events) {
    Player study = position.of(seat);
    Seat leader = position.leader();
    boolean misdealt = study.given().isMisdealt();
    boolean paid = misdealt || fate == Stage.SOLVED || fate == Stage.FORGOTTEN;
    events.add(new News.Settled(seat, leader, study.given(), fate, options.varied().on()));
    Position settled = position.with(seat, study.at(fate, false));
    return paid ? settled.pay(leader, seat) : settled.pay(seat, leader);
  }

  private static boolean isSettled(Options options, Position position) {
    for (Seat seat : position.match().lead().company()) {
      Stage stage = position.of(seat).stage();
      if (stage == Stage.HUNTING || stage == Stage.CALLED) return false;
      if (options.vigilant() && position.round().isReading(seat)) return false;
    }
    return true;
  }

  /// A player pays rather than return his letters.
  static Ruling<Position> pay(Options options, Position position, Seat by, long at) {
    if (position.round().phase() != Phase.AFTER || position.of(by).stage() != Stage.HUNTING) {
      return Ruling.illegal(Rule.PAY_FAILER, "You owe nothing now.");
    }
    List<Event> events = new ArrayList<>();
    return goOn(options, settle(options, position, by, Stage.FAILED, events).at(at), at, events);
  }

  /// A player doubts a word of another's list.
  static Ruling<Position> challenge(
      Options options, Words words, Position position, Seat by, Move.Challenge move, long at) {
    Seat whose = move.whose();
    boolean reading = options.vigilant() && position.round().isReading(by);
    int index =
        !reading || whose.equals(by) || whose.index() >= position.match().seats()
            ? -1
            : position.of(whose).list().find(move.word());
    if (index < 0)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word to challenge.");
    WordList paper = position.of(whose).list();
    if (paper.lines().get(index).proof() != Proof.UNTRIED) {
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word has been challenged.");
    }
    boolean good = words.judge().admit(move.word()) >= 0;
    Line line = paper.lines().get(index).tried(good, by);
    List<Event> events = new ArrayList<>();
    events.add(new ListNews.Challenged(by, whose, move.word(), good));
    Position next = position.with(whose, position.of(whose).with(paper.with(index, line))).at(at);
    return goOn(options, next, at, events);
  }

  static Ruling<Position> content(Options options, Position position, Seat by, long at) {
    if (!options.vigilant() || !position.round().isReading(by)) {
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There are no lists to read now.");
    }
    List<Event> events = new ArrayList<>();
    events.add(new ListNews.ReadThrough(by));
    return goOn(options, content(position, by).at(at), at, events);
  }

  private static Position content(Position position, Seat seat) {
    Player study = position.of(seat);
    return position.with(seat, study.with(study.list().read()));
  }

  /// A deadline has passed after the call: somebody's minute, or "Stop", or what may be done after
  /// it.
  static Ruling<Position> timeUp(Options options, Position position, long at) {
    List<Event> events = new ArrayList<>();
    Position next = position.at(at);
    LeadOrder lead = position.match().lead();
    Clock clock = position.round().clock();
    boolean hunt = position.round().phase() == Phase.HUNT;
    for (Seat seat = lead.firstToPlay(); !seat.equals(lead.leader()); seat = lead.next(seat)) {
      Player study = next.of(seat);
      if (study.stage() == Stage.CALLED && study.due() <= at)
        next = settle(options, next, seat, Stage.FORGOTTEN, events);
      boolean late = !hunt && study.stage() == Stage.HUNTING && clock.stop() + Hunt.MINUTE <= at;
      if (late) next = settle(options, next, seat, Stage.FAILED, events);
    }
    if (hunt && clock.stop() <= at) next = stop(options, next, at, events);
    else if (clock.due() <= at) for (Seat seat : lead.company()) next = content(next, seat);
    return goOn(options, next, at, events);
  }

  /// The lists are paid, and the lead passes to the left.
  private static Position endRound(
      Options options, Position position, long at, List<Event> events) {
    Position paid = options.varied().on() ? payLists(options, position, events) : position;
    Position.Match match = paid.match();
    Counters counters = match.counters();
    PerSeat<Player.Given> given = PerSeat.of(match.seats(), seat -> paid.of(seat).given());
    if (match.lead().isLast()) {
      Seats winners = counters.richest();
      events.add(new News.Won(winners));
      return paid.with(paid.round().with(Phase.OVER, new Clock(at, Prompt.NEVER, Prompt.NEVER)));
    }
    LeadOrder lead = match.lead().pass();
    events.add(new News.LeadPassed(lead.leader()));
    Position.Match next = new Position.Match(match.draw(), lead, counters, given);
    return new Position(next, Serving.round(options, match.seats(), at), paid.dice());
  }

  private static Position payLists(Options options, Position position, List<Event> events) {
    Counters counters = position.match().counters();
    LeadOrder lead = position.match().lead();
    Seat first = position.round().first();
    if (options.varied().first() && !first.isNobody()) {
      events.add(new News.FirstPaid(first));
      counters = fromPool(options, counters, first, false, events);
    }
    for (Seat seat = lead.firstToPlay(); !seat.equals(lead.leader()); seat = lead.next(seat)) {
      WordList paper = position.of(seat).list();
      if (!paper.lines().isEmpty())
        events.add(ListNews.ListPaid.of(seat, paper, "", Rule.PAY_WORD));
      for (Line line : paper.lines()) {
        boolean struck = line.proof() == Proof.STRUCK;
        if (struck) events.add(new ListNews.DiscovererPaid(line.by(), line.word()));
        counters = fromPool(options, counters, struck ? line.by() : seat, struck, events);
      }
    }
    return position.with(counters);
  }

  /// One counter from the pool, which all fill again when it is empty.
  private static Counters fromPool(
      Options options, Counters counters, Seat to, boolean discovered, List<Event> events) {
    Counters filled = counters;
    if (counters.pool() == 0 && options.varied().refill()) {
      events.add(new News.PoolFilled());
      filled = counters.stakeAll(STAKE);
    }
    return discovered ? Discovery.score(filled, to, 1) : filled.draw(to, 1);
  }
}
