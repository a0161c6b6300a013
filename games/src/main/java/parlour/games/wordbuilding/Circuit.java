package parlour.games.wordbuilding;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.letters.Box;
import parlour.games.wordbuilding.Position.Claim;
import parlour.games.wordbuilding.Position.Match;
import parlour.games.wordbuilding.Position.Phase;
import parlour.games.wordbuilding.Position.Round;
import parlour.games.wordbuilding.Position.Turn;
import parlour.games.wordbuilding.Position.Word;
import parlour.lexicon.Letters;

/// What follows when a player adds no letter, and when nobody does: one part follows another, a
/// word is closed, a round begins, the game ends.
record Circuit(Options options, Words words) {
  /// How many letters each hand is dealt.
  static final int HAND = 10;

  /// How many letters the crib has.
  static final int CRIB = 20;

  /// How many fragments that come to nothing end a round.
  static final int FRAGMENTS = 3;

  Position deal(Seats seats, Dice dice, Match match) {
    int players = seats.size();
    Round round =
        new Round(
            Phase.CRIB,
            Word.NONE,
            Letters.EMPTY,
            0,
            Seats.NONE,
            new Turn(Seat.NOBODY, 0, 0, Claim.NONE));
    Position bare =
        new Position(
            match,
            round,
            PerSeat.all(players, Letters.EMPTY),
            PerSeat.all(players, ""),
            dice.state());
    return next(filled(bare), match.lead().firstToPlay(), 0);
  }

  /// A player adds no letter, and pays for it where the leaflet says so.
  Ruling<Position> unable(Position position, Seat by, long atMillis, List<Event> events) {
    Word word = position.round().word();
    boolean up = position.round().phase() == Phase.UP;
    boolean complete = !up && words.isWord(word.laid());
    Seats owed = complete ? Seats.NONE : (up ? Seats.of(word.last()) : word.builders()).without(by);
    Counters counters = Payments.unable(position.match().counters(), by, owed);
    events.add(
        up
            ? new News.AddedNothing(by, owed)
            : complete ? new News.CouldNotEnlarge(by, word.laid()) : new News.HadNoWord(by, owed));
    Seats passed = word.passed().with(by);
    Position paid = position.with(counters).with(position.round().with(word.passed(passed)));
    if (!passed.equals(position.match().lead().allSeats()))
      return Ruling.legal(next(paid, after(position, by), atMillis), events);
    Round settled = paid.round().with(paid.round().turn().settled());
    return nobody(paid.with(settled), by, complete, atMillis, events);
  }

  private static Seat after(Position position, Seat seat) {
    return position.match().lead().next(seat);
  }

  /// Gives a player the turn, for a minute.
  private Position next(Position position, Seat seat, long atMillis) {
    Turn turn =
        new Turn(
            seat,
            position.round().turn().play() + 1,
            options.clock().dueMillis(atMillis, WordBuilding.MINUTE_MILLIS),
            position.round().turn().claim());
    return position.with(position.round().with(turn));
  }

  /// A full circuit in which nobody added a letter; `by` was the last to fail.
  private Ruling<Position> nobody(
      Position position, Seat by, boolean complete, long atMillis, List<Event> events) {
    Round round = position.round();
    Word word = round.word();
    return switch (round.phase()) {
      case CRIB -> {
        if (complete) {
          events.add(new News.SecondPart(word.laid()));
          Round up = round.with(word.passed(Seats.NONE)).with(Phase.UP);
          yield Ruling.legal(next(position.with(up), after(position, by), atMillis), events);
        }
        Position cleared = abandoned(position, events);
        if (word.laid().isEmpty() || cleared.round().abandoned() == FRAGMENTS) {
          events.add(new News.NoWord());
          yield endRound(cleared, atMillis, events);
        }
        yield Ruling.legal(next(cleared, after(position, by), atMillis), events);
      }
      case UP -> {
        boolean whole = options.closesFragments() || words.isWord(word.laid());
        Position ended = whole ? closed(position, events) : unfinished(position, events);
        yield endRound(ended, atMillis, events);
      }
      case LAST -> {
        if (word.laid().isEmpty()) yield over(position, events);
        Position cleared = complete ? closed(position, events) : abandoned(position, events);
        boolean more = cleared.round().abandoned() < FRAGMENTS && !cleared.round().crib().isEmpty();
        yield more
            ? Ruling.legal(next(cleared, after(position, by), atMillis), events)
            : over(cleared, events);
      }
      case OVER -> throw new IllegalStateException("the game is over");
    };
  }

  /// The letters of a fragment go back to the crib.
  private static Position abandoned(Position position, List<Event> events) {
    Round round = position.round();
    String laid = round.word().laid();
    if (laid.isEmpty()) return position;
    events.add(new News.Abandoned(laid));
    return cleared(
        position,
        round.cleared(round.phase(), round.crib().plus(Letters.of(laid)), round.abandoned() + 1));
  }

  /// The last player returns the letters to the box and gets one counter.
  private static Position closed(Position position, List<Event> events) {
    Round round = position.round();
    Word word = round.word();
    events.add(new News.Closed(word.last(), word.laid(), round.phase() == Phase.LAST));
    return cleared(position, round.cleared(round.phase(), round.crib(), round.abandoned()))
        .with(Payments.close(position.match().counters(), word.last()));
  }

  /// The last player, who had all the letters for a word, has not finished it: what the others paid
  /// for adding nothing goes back to them.
  private static Position unfinished(Position position, List<Event> events) {
    Round round = position.round();
    Word word = round.word();
    Seats others = word.passed().without(word.last());
    events.add(new News.Unfinished(word.last(), word.laid(), others));
    return cleared(position, round.cleared(round.phase(), round.crib(), round.abandoned()))
        .with(Payments.unable(position.match().counters(), word.last(), others));
  }

  private static Position cleared(Position position, Round round) {
    return new Position(
        position.match(),
        round,
        position.hands(),
        PerSeat.all(position.match().players(), ""),
        position.dice());
  }

  private Ruling<Position> endRound(Position position, long atMillis, List<Event> events) {
    events.add(News.RoundOver.of(position.match(), "Round " + position.match().number()));
    Match match = position.match().reckoned();
    if (match.number() < options.rounds().count(match.players())) {
      Match passed = match.pass();
      Position refilled =
          filled(
              new Position(
                  passed,
                  position.round().cleared(Phase.CRIB, position.round().crib(), 0),
                  position.hands(),
                  position.minds(),
                  position.dice()));
      events.add(new News.Refilled(match.lead().leader(), refilled.round().crib()));
      events.add(new News.DealPassed(passed.lead().leader()));
      return Ruling.legal(next(refilled, passed.lead().firstToPlay(), atMillis), events);
    }
    if (options.rounds() == Options.Rounds.WORDS) return won(position, events);
    Letters crib = position.round().crib();
    for (Seat seat : match.lead().allSeats()) crib = crib.plus(position.hand(seat));
    events.add(new News.HandsMerged(crib.size()));
    Position merged =
        new Position(
            match,
            position.round().cleared(Phase.LAST, crib, 0),
            PerSeat.all(match.players(), Letters.EMPTY),
            position.minds(),
            position.dice());
    return Ruling.legal(next(merged, match.lead().firstToPlay(), atMillis), events);
  }

  /// Every hand gets as many letters as it has lost, from the dealer's right on, and so does the
  /// crib.
  private Position filled(Position position) {
    Dice dice = new Dice(position.dice());
    Letters box = options.box().box().letters().minus(position.out());
    PerSeat<Letters> hands = position.hands();
    LeadOrder lead = position.match().lead();
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      Letters given = Box.any(box, HAND - hands.at(seat).size(), dice);
      hands = hands.with(seat, hands.at(seat).plus(given));
      box = box.minus(given);
    } while (!seat.equals(lead.leader()));
    Round round = position.round();
    Letters more = Box.any(box, CRIB - round.crib().size(), dice);
    return new Position(
        position.match(),
        round.with(round.word(), round.crib().plus(more), round.open()),
        hands,
        position.minds(),
        dice.state());
  }

  private static Ruling<Position> over(Position position, List<Event> events) {
    events.add(News.RoundOver.of(position.match(), "The last part"));
    return won(position, events);
  }

  private static Ruling<Position> won(Position position, List<Event> events) {
    Result result = Result.mostWins(position.match().standing());
    events.add(new News.Won(result.winners()));
    Turn none = new Turn(Seat.NOBODY, position.round().turn().play(), Prompt.NEVER, Claim.NONE);
    return Ruling.legal(position.with(position.round().with(Phase.OVER).with(none)), events);
  }

  /// A list to add events to.
  static List<Event> events(Event... first) {
    return new ArrayList<>(List.of(first));
  }
}
