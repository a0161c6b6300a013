package parlour.games.speculation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.WordList;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;
import parlour.lexicon.Verdict;

/// Words of the hands and of the Plum, and those the dealer overlooks.
record Writing(Options options, Judge judge) {
  /// How long the dealer has for the words of the Plum, in milliseconds.
  static final long PLUM_MILLIS = 120_000;

  /// How long the others have to notice what was overlooked.
  static final long NOTICING_MILLIS = 60_000;

  /// A word for a list: of the hand, or, by the dealer, of the Plum.
  Ruling<Position> write(Position position, Seat by, String word, long atMillis) {
    Phase phase = position.phase();
    boolean plum = phase instanceof Phase.WritingPlum;
    Rule rule = plum ? Rule.OPEN : by.equals(position.dealer()) ? Rule.DEALER_WORDS : Rule.WORDS;
    if (!(phase instanceof Phase.Writing) && !plum || !phase.busy().has(by))
      return Ruling.illegal(Rule.TIME, "It is not the time for you to write words.");
    Player hand = position.of(by);
    WordList paper = plum ? hand.plum() : hand.list();
    Letters rack = plum ? position.plum().all() : position.plum().and(hand.letters());
    if (!Letters.spellable(word) || word.length() < WordList.LEAST)
      return Ruling.illegal(Rule.MIN, "A word on the list has three letters or more.");
    if (!rack.covers(Letters.of(word))) {
      return Ruling.illegal(
          rule,
          plum
              ? "Each word uses letters of the Plum and the one turned up, each once."
              : "Each word uses your own letters and the one turned up, each once.");
    }
    if (paper.find(word) >= 0) return Ruling.illegal(Rule.MIN, "That word is on your list.");
    if (paper.lines().size() >= WordList.LINES)
      return Ruling.illegal(Rule.LISTS, "Your list is full: it has two hundred lines.");
    if (options.umpired() && judge.judge(word) instanceof Verdict.Refused refused)
      return GeneralRules.refuse(refused);
    WordList longer =
        paper.with(options.umpired() ? WordList.Line.good(word) : WordList.Line.untried(word));
    Position next = position.with(by, plum ? hand.plum(longer) : hand.list(longer));
    return Ruling.legal(next.at(atMillis), new News.Wrote(by, word, rule));
  }

  /// A player makes, or notices, no more words.
  Ruling<Position> rest(Position position, Seat by, long atMillis) {
    Phase phase = position.phase();
    Optional<Phase> rested = rested(phase, by);
    if (rested.isEmpty() || !phase.busy().has(by))
      return Ruling.illegal(Rule.TIME, "You are not making words now.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Rested(by, phase instanceof Phase.Noticing));
    boolean all = phase.busy().equals(Seats.of(by));
    Position next = position.in(rested.get(), atMillis);
    return all ? stop(next, atMillis, events) : Ruling.legal(next, events);
  }

  /// The phase when a player makes no more words; nothing where no words are made.
  private static Optional<Phase> rested(Phase phase, Seat by) {
    return switch (phase) {
      case Phase.Writing(Seats busy, long dueMillis) ->
          Optional.of(new Phase.Writing(busy.without(by), dueMillis));
      case Phase.Noticing(Seats busy, long dueMillis) ->
          Optional.of(new Phase.Noticing(busy.without(by), dueMillis));
      case Phase.WritingPlum _ -> Optional.of(phase);
      case Phase.Sorting _,
          Phase.Adding _,
          Phase.Exposing _,
          Phase.Turning _,
          Phase.Reading _,
          Phase.Over _ ->
          Optional.empty();
    };
  }

  /// Time is up, or all have exhausted their words.
  Ruling<Position> stop(Position position, long atMillis, List<Event> events) {
    return switch (position.phase()) {
      case Phase.Writing _ -> {
        events.add(new News.Stopped());
        Position returned = position;
        for (Seat seat : position.match().allSeats()) {
          Player hand = position.of(seat);
          returned = returned.toBox(hand.letters()).with(seat, hand.with(Letters.EMPTY));
        }
        long dueMillis = options.clock().dueMillis(atMillis, Sorting.DEALER_MILLIS);
        Phase turning = new Phase.Turning(position.dealer(), dueMillis);
        yield Ruling.legal(returned.in(turning, atMillis), events);
      }
      case Phase.WritingPlum _ -> {
        int words = position.of(position.dealer()).plum().lines().size();
        events.add(new News.PlumRead(position.dealer(), words));
        long dueMillis = options.clock().dueMillis(atMillis, NOTICING_MILLIS);
        Phase noticing = new Phase.Noticing(position.match().lead().others(), dueMillis);
        yield Ruling.legal(position.in(noticing, atMillis), events);
      }
      case Phase.Sorting _,
          Phase.Adding _,
          Phase.Exposing _,
          Phase.Turning _,
          Phase.Noticing _,
          Phase.Reading _,
          Phase.Over _ ->
          new Scoring(options, judge).read(position, atMillis, events);
    };
  }

  /// The dealer turns up the Plum, or leaves it.
  Ruling<Position> turn(Position position, Seat by, boolean up, long atMillis) {
    if (!(position.phase() instanceof Phase.Turning))
      return Ruling.illegal(
          Rule.APART, "The Plum stays unseen until the words of the hands are made.");
    if (!by.equals(position.dealer()))
      return Ruling.illegal(Rule.OPEN, "Only the dealer turns up the Plum.");
    List<Event> events = new ArrayList<>();
    if (!up) {
      events.add(new News.Left(by));
      return new Scoring(options, judge).read(position, atMillis, events);
    }
    events.add(new News.TurnedUp(by, position.plum().letters()));
    long dueMillis = options.clock().dueMillis(atMillis, PLUM_MILLIS);
    Position open = position.with(position.plum().turnUp());
    return Ruling.legal(open.in(new Phase.WritingPlum(by, dueMillis), atMillis), events);
  }

  /// A player notices a word the dealer has overlooked.
  Ruling<Position> notice(Position position, Seat by, String word, long atMillis) {
    if (!(position.phase() instanceof Phase.Noticing noticing) || !noticing.busy().has(by))
      return Ruling.illegal(
          Rule.OMISSION, "Overlooked words are claimed once the dealer's list is made.");
    if (!Letters.spellable(word) || word.length() < WordList.LEAST)
      return Ruling.illegal(Rule.MIN, "A word of the Plum has three letters or more.");
    if (!position.plum().all().covers(Letters.of(word))) {
      return Ruling.illegal(
          Rule.OMISSION, "Each word uses letters of the Plum and the one turned up, each once.");
    }
    for (Seat seat : position.match().allSeats()) {
      if (position.of(seat).plum().find(word) < 0) continue;
      return Ruling.illegal(
          Rule.OMISSION,
          seat.equals(position.dealer())
              ? "The dealer has not overlooked that word."
              : "That word has been noticed.");
    }
    if (judge.judge(word) instanceof Verdict.Refused refused) return GeneralRules.refuse(refused);
    Player hand = position.of(by);
    Counters counters = position.match().counters();
    Counters paid = new Payments(options).noticed(counters, position.dealer(), by);
    Position next =
        position.with(by, hand.plum(hand.plum().with(WordList.Line.good(word)))).with(paid);
    return Ruling.legal(
        next.at(atMillis), new News.Noticed(by, position.dealer(), word, options.dealerPays()));
  }
}
