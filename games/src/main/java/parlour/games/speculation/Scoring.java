package parlour.games.speculation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Clause;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.ListNews;
import parlour.games.material.letters.WordList;
import parlour.games.material.letters.WordList.Proof;
import parlour.games.material.letters.WordNews;
import parlour.games.speculation.Position.Match;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// Reads and pays the lists, and passes the deal on.
record Scoring(Options options, Judge judge) {

  /// The lists of a deal lie open.
  Ruling<Position> read(Position position, long atMillis, List<Event> events) {
    long dueMillis = options.clock().dueMillis(atMillis, WordList.READING_MILLIS);
    Phase reading = new Phase.Reading(position.match().allSeats(), dueMillis);
    return goOn(position.in(reading, atMillis), atMillis, events);
  }

  /// Whether a player has words of others to read that nobody has doubted yet.
  static boolean isReading(Position position, Seat by) {
    if (!(position.phase() instanceof Phase.Reading(Seats busy, _)) || !busy.has(by)) return false;
    for (Seat seat : position.match().allSeats()) {
      if (seat.equals(by)) continue;
      Player hand = position.of(seat);
      if (hand.list().hasUntried() || hand.plum().hasUntried()) return true;
    }
    return false;
  }

  Ruling<Position> challenge(Position position, Seat by, WordList.Place line, long atMillis) {
    Seat whose = line.seat();
    boolean there =
        isReading(position, by)
            && !whose.equals(by)
            && whose.index() < position.players()
            && (line.kind() == Drawing.LIST || line.kind() == Drawing.PLUM);
    int index = there ? position.of(whose).paper(line.kind()).find(line.word()) : -1;
    if (index < 0)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word to challenge.");
    Player hand = position.of(whose);
    WordList paper = hand.paper(line.kind());
    WordList.Line doubted = paper.lines().get(index);
    if (doubted.proof() != Proof.UNTRIED)
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "That word is settled.");
    boolean good = judge.admit(line.word()) >= 0;
    WordList tried = paper.with(index, doubted.tried(good, by));
    List<Event> events = new ArrayList<>();
    events.add(new ListNews.Challenged(by, whose, line.word(), good));
    Position next =
        position
            .with(whose, line.kind() == Drawing.PLUM ? hand.plum(tried) : hand.list(tried))
            .at(atMillis);
    if (!good || !options.judging().isDear()) return goOn(next, atMillis, events);
    events.add(new WordNews.Hushed(by));
    return goOn(read(next, by, atMillis), atMillis, events);
  }

  /// A player has done with reading.
  private static Position read(Position position, Seat by, long atMillis) {
    Phase phase = position.phase();
    return position.in(new Phase.Reading(phase.busy().without(by), phase.dueMillis()), atMillis);
  }

  Ruling<Position> content(Position position, Seat by, long atMillis) {
    if (!isReading(position, by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There are no lists to read now.");
    List<Event> events = new ArrayList<>();
    events.add(new ListNews.ReadThrough(by));
    return goOn(read(position, by, atMillis), atMillis, events);
  }

  /// Closes the reading when its time is up.
  Ruling<Position> close(Position position, long atMillis) {
    Phase closed = new Phase.Reading(Seats.NONE, atMillis);
    return goOn(position.in(closed, atMillis), atMillis, new ArrayList<>());
  }

  /// Pays the lists once nobody has anything to read any longer; then the next deal, or the end.
  private Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    for (Seat seat : position.match().allSeats())
      if (isReading(position, seat)) return Ruling.legal(position, events);
    Match match = position.match().with(pay(position, events));
    events.add(News.DealOver.of(position, match));
    int deals = options.length().deals(match.players());
    if (match.lead().round() >= deals) {
      events.add(new News.Won(match.counters().richest(), deals, match.lead().isLast()));
      Position over = position.with(match.counters()).in(new Phase.Over(), atMillis);
      return Ruling.legal(over, events);
    }
    Letters box = position.rest().box().plus(position.plum().all());
    Match next = new Match(match.draw(), match.lead().pass(), match.counters(), match.counters());
    Dice dice = new Dice(position.dice());
    Position dealt = new Sorting(options).deal(next, box, dice, atMillis);
    int each = new Sorting(options).dealt(next.players());
    events.add(new News.Dealt(next.dealer(), each, next.players() < Options.SMALL));
    return Ruling.legal(dealt, events);
  }

  /// One counter for every word that stands, and for every error to its discoverer.
  private static Counters pay(Position position, List<Event> events) {
    Counters counters = position.match().counters();
    LeadOrder lead = position.match().lead();
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      Rule rule = seat.equals(lead.leader()) ? Rule.DEALER_PAY : Rule.PAY;
      counters = pay(counters, seat, position.of(seat).list(), "", rule, events);
    } while (!seat.equals(lead.leader()));
    WordList plum = position.of(seat).plum();
    return pay(counters, seat, plum, " of the Plum", Rule.PLUM_PAY, events);
  }

  private static Counters pay(
      Counters counters, Seat seat, WordList paper, String of, Clause rule, List<Event> events) {
    if (paper.lines().isEmpty()) return counters;
    events.add(ListNews.ListPaid.of(seat, paper, of, rule));
    Counters paid = counters;
    for (WordList.Line line : paper.lines()) {
      if (line.proof() != Proof.STRUCK) {
        paid = Payments.word(paid, seat);
        continue;
      }
      events.add(new ListNews.DiscovererPaid(line.by(), line.word()));
      paid = Payments.error(paid, line.by());
    }
    return paid;
  }
}
