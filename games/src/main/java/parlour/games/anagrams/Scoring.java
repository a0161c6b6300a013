package parlour.games.anagrams;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.games.anagrams.Player.Progress;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.ListNews;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Line;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.material.letters.WordNews;

/// Stop, what everybody pays and gets, and the round that follows.
record Scoring(Options options, Words words) {
  /// After something was done: calls "Stop" when nobody tries any longer, and ends the round when
  /// all is settled.
  Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    Position next = position;
    if (next.round().phase() instanceof Phase.Hunting && !next.round().isBusy())
      next = stop(next, atMillis, events, true);
    if (next.round().phase() instanceof Phase.Stopped && isSettled(next))
      next = endRound(next, atMillis, events);
    return Ruling.legal(next, events);
  }

  Ruling<Position> goOn(Position position, long atMillis, Event... news) {
    return goOn(position, atMillis, new ArrayList<>(List.of(news)));
  }

  /// "Stop": all cease, and those who found their words are paid.
  ///
  /// @param early whether nobody tries any longer, although there was time
  private Position stop(Position position, long atMillis, List<Event> events, boolean early) {
    events.add(new News.Stopped(position.leader(), early));
    Position.Round round = position.round();
    for (Seat seat : position.match().lead().others())
      round = round.with(seat, round.of(seat).idle());
    long readingMillis =
        options.vigilant()
            ? options.clock().dueMillis(atMillis, WordList.READING_MILLIS)
            : Prompt.NEVER;
    Position next = position.with(round.with(new Phase.Stopped(atMillis, readingMillis), atMillis));
    LeadOrder lead = position.match().lead();
    for (Seat seat = lead.firstToPlay(); !seat.equals(lead.leader()); seat = lead.next(seat)) {
      if (next.of(seat).progress() == Progress.SOLVED)
        next = settle(next, seat, Progress.SOLVED, events);
    }
    return next;
  }

  /// What a word costs or brings once its fate is known: one counter, one way or the other.
  Position settle(Position position, Seat seat, Progress fate, List<Event> events) {
    Player player = position.of(seat);
    Seat leader = position.leader();
    events.add(new News.Settled(seat, leader, player.given(), fate, options.varied().on()));
    Position settled = position.with(seat, player.at(fate, false));
    Counters counters = position.match().counters();
    boolean misdealt = player.given().isMisdealt();
    return settled.with(new Payments(options).settle(counters, leader, seat, fate, misdealt));
  }

  private boolean isSettled(Position position) {
    for (Seat seat : position.match().lead().allSeats()) {
      Progress progress = position.of(seat).progress();
      if (progress == Progress.HUNTING || progress == Progress.CALLED) return false;
      if (options.vigilant() && position.round().isReading(seat)) return false;
    }
    return true;
  }

  /// A player pays rather than return the letters.
  Ruling<Position> pay(Position position, Seat by, long atMillis) {
    if (!(position.round().phase() instanceof Phase.Stopped)
        || position.of(by).progress() != Progress.HUNTING) {
      return Ruling.illegal(Rule.PAY_FAILER, "You owe nothing now.");
    }
    List<Event> events = new ArrayList<>();
    return goOn(settle(position, by, Progress.FAILED, events).at(atMillis), atMillis, events);
  }

  /// A player doubts a word of another's list.
  Ruling<Position> challenge(Position position, Seat by, Move.Challenge move, long atMillis) {
    Seat whose = move.whose();
    boolean reading = options.vigilant() && position.round().isReading(by);
    int index =
        !reading || whose.equals(by) || whose.index() >= position.match().seats()
            ? -1
            : position.of(whose).list().find(move.word());
    if (index < 0)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word to challenge.");
    WordList list = position.of(whose).list();
    if (list.lines().get(index).proof() != Proof.UNTRIED)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word has been challenged.");
    boolean good = words.judge().admit(move.word()) >= 0;
    Line line = list.lines().get(index).tried(good, by);
    Position next =
        position.with(whose, position.of(whose).with(list.with(index, line))).at(atMillis);
    Event news = new ListNews.Challenged(by, whose, move.word(), good);
    return good && options.varied().judging().isDear()
        ? goOn(content(next, by), atMillis, news, new WordNews.Hushed(by))
        : goOn(next, atMillis, news);
  }

  Ruling<Position> content(Position position, Seat by, long atMillis) {
    if (!options.vigilant() || !position.round().isReading(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There are no lists to read now.");
    return goOn(content(position, by).at(atMillis), atMillis, new ListNews.ReadThrough(by));
  }

  private static Position content(Position position, Seat seat) {
    Player player = position.of(seat);
    return position.with(seat, player.with(player.list().read()));
  }

  /// A deadline has passed after the call: somebody's minute, or "Stop", or what may be done after
  /// it.
  Ruling<Position> timeUp(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    Position next = position.at(atMillis);
    LeadOrder lead = position.match().lead();
    Phase phase = position.round().phase();
    boolean late =
        phase instanceof Phase.Stopped stopped
            && new Hunt(options, words).minuteMillis(stopped.stopMillis()) <= atMillis;
    for (Seat seat = lead.firstToPlay(); !seat.equals(lead.leader()); seat = lead.next(seat)) {
      Player player = next.of(seat);
      if (player.progress() == Progress.CALLED && player.dueMillis() <= atMillis)
        next = settle(next, seat, Progress.FORGOTTEN, events);
      if (late && player.progress() == Progress.HUNTING)
        next = settle(next, seat, Progress.FAILED, events);
    }
    if (phase instanceof Phase.Hunting hunting && hunting.stopMillis() <= atMillis)
      next = stop(next, atMillis, events, false);
    if (phase instanceof Phase.Stopped stopped && stopped.dueMillis() <= atMillis)
      for (Seat seat : lead.allSeats()) next = content(next, seat);
    return goOn(next, atMillis, events);
  }

  /// The lists are paid, and the lead passes to the left.
  private Position endRound(Position position, long atMillis, List<Event> events) {
    Position paid = options.varied().on() ? payLists(position, events) : position;
    Position.Match match = paid.match();
    Counters counters = match.counters();
    PerSeat<Player.Given> given = PerSeat.of(match.seats(), seat -> paid.of(seat).given());
    events.add(new News.RoundOver(match, paid.round().players()));
    int rounds = options.length().rounds(match.seats());
    if (match.lead().round() >= rounds) {
      events.add(new News.Won(counters.richest(), rounds, match.lead().isLast()));
      return paid.with(paid.round().with(new Phase.Over(), atMillis));
    }
    LeadOrder lead = match.lead().pass();
    events.add(new News.LeadPassed(lead.leader()));
    Position.Match next = new Position.Match(match.draw(), lead, counters, counters, given);
    return new Position(
        next, new Serving(options, words).round(match.seats(), atMillis), paid.dice());
  }

  private Position payLists(Position position, List<Event> events) {
    Counters counters = position.match().counters();
    LeadOrder lead = position.match().lead();
    Seat first = position.round().first();
    if (options.varied().first() && !first.isNobody()) {
      events.add(new News.FirstPaid(first));
      counters = fromPool(counters, first, false, events);
    }
    for (Seat seat = lead.firstToPlay(); !seat.equals(lead.leader()); seat = lead.next(seat)) {
      WordList list = position.of(seat).list();
      if (!list.lines().isEmpty()) events.add(ListNews.ListPaid.of(seat, list, "", Rule.PAY_WORD));
      for (Line line : list.lines()) {
        boolean struck = line.proof() == Proof.STRUCK;
        if (struck) events.add(new ListNews.DiscovererPaid(line.by(), line.word()));
        counters = fromPool(counters, struck ? line.by() : seat, struck, events);
      }
    }
    return position.with(counters);
  }

  /// One counter from the pool, which all fill again when it is empty.
  private Counters fromPool(Counters counters, Seat to, boolean discovered, List<Event> events) {
    Payments payments = new Payments(options);
    if (payments.isFilledFirst(counters)) events.add(new News.PoolFilled());
    return discovered ? payments.error(counters, to) : payments.word(counters, to);
  }
}
