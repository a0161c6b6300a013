package parlour.games.speculation;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.GeneralRules;
import parlour.games.material.letters.WordList;
import parlour.games.speculation.Position.Phase;
import parlour.games.speculation.Position.Stage;
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
    Phase phase = position.stage().phase();
    boolean plum = phase == Phase.PLUM;
    Rule rule = plum ? Rule.OPEN : by.equals(position.dealer()) ? Rule.DEALER_WORDS : Rule.WORDS;
    if (phase != Phase.WRITING && !plum || !position.stage().busy().has(by))
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
    return Ruling.legal(next.with(next.stage().at(atMillis)), new News.Wrote(by, word, rule));
  }

  /// A player makes, or notices, no more words.
  Ruling<Position> rest(Position position, Seat by, long atMillis) {
    Phase phase = position.stage().phase();
    boolean writes = phase == Phase.WRITING || phase == Phase.PLUM || phase == Phase.NOTICING;
    if (!writes || !position.stage().busy().has(by))
      return Ruling.illegal(Rule.TIME, "You are not making words now.");
    List<Event> events = new ArrayList<>();
    events.add(new News.Rested(by, phase == Phase.NOTICING));
    Position next = position.with(position.stage().done(by, atMillis));
    if (!next.stage().busy().isEmpty()) return Ruling.legal(next, events);
    return stop(next, atMillis, events);
  }

  /// Time is up, or all have exhausted their words.
  Ruling<Position> stop(Position position, long atMillis, List<Event> events) {
    return switch (position.stage().phase()) {
      case WRITING -> {
        events.add(new News.Stopped());
        Position returned = position;
        for (Seat seat : position.match().company()) {
          Player hand = position.of(seat);
          returned = returned.toBox(hand.letters()).with(seat, hand.with(Letters.EMPTY));
        }
        long dueMillis = options.clock().dueMillis(atMillis, Sorting.DEALER_MILLIS);
        Seats dealer = Seats.of(position.dealer());
        yield Ruling.legal(
            returned.with(new Stage(Phase.TURNING, atMillis, dueMillis, dealer)), events);
      }
      case PLUM -> {
        int words = position.of(position.dealer()).plum().lines().size();
        events.add(new News.PlumRead(position.dealer(), words));
        long dueMillis = options.clock().dueMillis(atMillis, NOTICING_MILLIS);
        Seats others = position.match().lead().others();
        yield Ruling.legal(
            position.with(new Stage(Phase.NOTICING, atMillis, dueMillis, others)), events);
      }
      case SORTING, ADDING, EXPOSING, TURNING, NOTICING, READING, OVER ->
          new Scoring(options, judge).read(position, atMillis, events);
    };
  }

  /// The dealer turns up the Plum, or leaves it.
  Ruling<Position> turn(Position position, Seat by, boolean up, long atMillis) {
    if (position.stage().phase() != Phase.TURNING)
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
    Stage stage = new Stage(Phase.PLUM, atMillis, dueMillis, Seats.of(by));
    return Ruling.legal(position.with(position.plum().turnUp()).with(stage), events);
  }

  /// A player notices a word the dealer has overlooked.
  Ruling<Position> notice(Position position, Seat by, String word, long atMillis) {
    if (position.stage().phase() != Phase.NOTICING || !position.stage().busy().has(by))
      return Ruling.illegal(
          Rule.OMISSION, "Overlooked words are claimed once the dealer's list is made.");
    if (!Letters.spellable(word) || word.length() < WordList.LEAST)
      return Ruling.illegal(Rule.MIN, "A word of the Plum has three letters or more.");
    if (!position.plum().all().covers(Letters.of(word))) {
      return Ruling.illegal(
          Rule.OMISSION, "Each word uses letters of the Plum and the one turned up, each once.");
    }
    for (Seat seat : position.match().company()) {
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
    Counters paid =
        options.dealerPays() ? counters.pay(position.dealer(), by, 1) : counters.draw(by, 1);
    Position next =
        position.with(by, hand.plum(hand.plum().with(WordList.Line.good(word)))).with(paid);
    return Ruling.legal(
        next.with(next.stage().at(atMillis)),
        new News.Noticed(by, position.dealer(), word, options.dealerPays()));
  }
}
