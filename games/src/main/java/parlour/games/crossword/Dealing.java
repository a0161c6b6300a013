package parlour.games.crossword;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.crossword.Position.Match;
import parlour.games.material.Pile;
import parlour.games.material.RoundGains;

/// From turn to turn and hand to hand: cutting, dealing, scoring, and the end.
record Dealing(Options options) {
  /// After this many turns each, a hand is a stand-off.
  static final int PATIENCE = 30;

  /// How many hands are dealt at most where the clock ends the game.
  private static final int MOST_HANDS = 30;

  /// How many hands are played at most to break a tie.
  static final int EXTRA = 5;

  /// Everybody cuts; the card nearest to A deals, and those who tie cut again.
  Match cut(Seats seats, Dice dice) {
    byte[] letters = Pack.letters(options.small());
    StringBuilder cut = new StringBuilder();
    Seats highest = seats;
    do {
      Pile pack = Pile.shuffled(letters, dice);
      char[] round = new char[seats.size()];
      Arrays.fill(round, Pack.NO_SIGN);
      int depth = 0;
      for (Seat seat : highest) round[seat.index()] = Pack.sign(pack.at(depth++));
      cut.append(round);
      highest = highest(round, highest);
    } while (highest.size() > 1);
    PerSeat<Integer> none = PerSeat.all(seats.size(), 0);
    return new Match(none, none, none, seats, highest.lowest(), 1, 0, cut.toString());
  }

  static Seats highest(char[] cut, Seats among) {
    char best = 'z';
    for (Seat seat : among) best = (char) Math.min(best, cut[seat.index()]);
    Seats highest = Seats.NONE;
    for (Seat seat : among) if (cut[seat.index()] == best) highest = highest.with(seat);
    return highest;
  }

  Position hand(Match match, Dice dice, long atMillis) {
    Pile pack = Pile.shuffled(Pack.cards(options.small()), dice);
    return Position.dealt(
        match, pack, options.clock().dueMillis(atMillis, Options.TURN_MILLIS), dice.state());
  }

  /// The turn passes to the left, unless the hand has gone on long enough.
  Ruling<Position> passOn(Position position, long atMillis, Event... events) {
    int number = position.phase().number() + 1;
    Seats in = position.match().in();
    if (number >= in.size() * PATIENCE)
      return score(position, Seat.NOBODY, atMillis, new ArrayList<>(List.of(events)));
    Seat next = in.leftOf(position.phase().seat());
    long dueMillis = options.clock().dueMillis(atMillis, Options.TURN_MILLIS);
    return Ruling.legal(position.with(new Phase.Playing(next, number, dueMillis)), events);
  }

  /// The hand is over: somebody is out, or nobody ever will be.
  Ruling<Position> score(Position position, Seat winner, long atMillis, List<Event> events) {
    Match match = position.match();
    events.add(
        winner.isNobody()
            ? new News.StoodOff(match.hand())
            : new News.HandWon(winner, match.hand()));
    for (Seat seat : match.in()) {
      if (seat.equals(winner)) continue;
      Hand hand = position.hands().at(seat);
      match = match.score(seat, hand.points());
      events.add(new News.HandScored(seat, hand, match.scores().at(seat)));
    }
    events.add(
        new News.HandOver(
            match.hand(),
            RoundGains.fewest(match.before(), match.scores(), "point"),
            position.hands(),
            match.in()));
    return close(position.with(match), atMillis, events);
  }

  /// Whether the totals, or the number of hands, have ended the game.
  boolean isEnded(Match match) {
    return match.extra() == 0 && options.goal() > 0 && match.highest() >= options.goal();
  }

  /// After a hand: the next one, one more among the tied, or the end.
  Ruling<Position> close(Position position, long atMillis, List<Event> events) {
    Match match = position.match();
    Optional<Match> more = following(match, atMillis);
    Seats lowest = match.lowest();
    if (more.isPresent()) {
      if (more.get().extra() > match.extra()) events.add(new News.Tied(lowest));
      return next(position, more.get(), atMillis, events);
    }
    Rule rule =
        match.extra() > 0
            ? lowest.size() > 1 ? Rule.TIE_LIMIT : Rule.TIE
            : switch (options.goal()) {
              case 0 -> Rule.TIME;
              case 50 -> Rule.END_50;
              default -> Rule.END_100;
            };
    events.add(new News.Won(lowest, rule));
    return Ruling.legal(position.over(), events);
  }

  /// The match with its next hand: another, or one more among the tied; empty when it is over.
  Optional<Match> following(Match match, long atMillis) {
    if (match.extra() == 0 && !isEnough(match, atMillis)) return Optional.of(match.next());
    Seats lowest = match.lowest();
    return lowest.size() > 1 && match.extra() < EXTRA
        ? Optional.of(match.among(lowest))
        : Optional.empty();
  }

  /// Whether no other hand is dealt, but to break a tie.
  private boolean isEnough(Match match, long atMillis) {
    if (options.goal() > 0) return isEnded(match);
    if (options.minutes() > 0)
      return atMillis >= options.minutes() * Options.TURN_MILLIS || match.hand() >= MOST_HANDS;
    return match.hand() >= options.hands();
  }

  private Ruling<Position> next(Position position, Match match, long atMillis, List<Event> events) {
    Dice dice = new Dice(position.dice());
    Position dealt = hand(match, dice, atMillis);
    events.add(
        new News.HandDealt(match.hand(), match.dealer(), dealt.hands().at(match.dealer()).size()));
    return Ruling.legal(dealt, events);
  }
}
