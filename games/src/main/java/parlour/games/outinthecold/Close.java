package parlour.games.outinthecold;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.games.material.GeneralRules;
import parlour.games.material.LeadOrder;
import parlour.games.material.Pile;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.WordNews;
import parlour.games.outinthecold.Options.Form;
import parlour.games.outinthecold.Player.Progress;
import parlour.games.outinthecold.Position.Match;
import parlour.games.outinthecold.Position.Round;
import parlour.lexicon.Judge;
import parlour.lexicon.Letters;

/// The close of a round, who is out in the cold, what the others win, and the next deal.
record Close(Options options, Judge judge) {
  /// The fewest letters that are worth dealing.
  static final int FEWEST = 3;

  Ruling<Position> close(Position position, long atMillis, List<Event> events) {
    boolean timed = options.form() == Form.TIMED;
    events.add(new News.Closed(timed));
    Round round = position.round();
    Seats cold = round.at(Progress.OUT).or(round.at(Progress.COLD));
    boolean all = cold.isEmpty();
    if (all) cold = Seats.of(shortest(round));
    LaidWord out = round.of(cold.lowest()).laid();
    events.add(new News.LeftOut(cold, all ? out.word() : "", all && isTied(round, out)));
    for (Seat seat : cold) round = round.with(seat, round.of(seat).at(Progress.COLD));
    long dueMillis =
        options.clock().together().dueMillis(atMillis, OutInTheCold.HALF_MINUTE_MILLIS);
    return goOn(
        position.with(round.with(new Phase.Shown(Seats.NONE, dueMillis), atMillis)),
        atMillis,
        events);
  }

  private static boolean isTied(Round round, LaidWord shortest) {
    int equals = 0;
    for (Seat seat : round.at(Progress.IN))
      if (round.of(seat).laid().own() == shortest.own()) equals++;
    return equals > 1;
  }

  /// The maker of the shortest word; of equal ones, of the last laid.
  private static Seat shortest(Round round) {
    Seat shortest = Seat.NOBODY;
    for (Seat seat : round.at(Progress.IN)) {
      LaidWord laid = round.of(seat).laid();
      if (shortest.isNobody()) {
        shortest = seat;
        continue;
      }
      LaidWord best = round.of(shortest).laid();
      boolean later = laid.own() == best.own() && laid.order() > best.order();
      if (laid.own() < best.own() || later) shortest = seat;
    }
    return shortest;
  }

  /// A player doubts the first word of that spelling that is not their own.
  Ruling<Position> challenge(Position position, Seat by, String word, long atMillis) {
    Round round = position.round();
    for (Seat maker : position.allSeats()) {
      LaidWord laid = round.of(maker).laid();
      if (!round.mayDoubt(by) || !round.isDoubtful(maker, by) || !laid.word().equals(word))
        continue;
      boolean good = judge.admit(word) >= 0;
      List<Event> events = new ArrayList<>();
      events.add(new WordNews.Doubted(by, laid.owner(), word, good));
      LaidWord tried = laid.tried(good ? Seat.NOBODY : by);
      Position next = position.with(maker, round.of(maker).with(tried));
      if (!good || !options.judging().isDear()) return goOn(next, atMillis, events);
      events.add(new WordNews.Hushed(by));
      return goOn(read(next, by, atMillis), atMillis, events);
    }
    return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no such word for you to doubt.");
  }

  Ruling<Position> content(Position position, Seat by, long atMillis) {
    Round round = position.round();
    if (!round.mayDoubt(by))
      return Ruling.illegal(GeneralRules.WHO_CHECKS, "There is no word for you to look at now.");
    return goOn(read(position, by, atMillis), atMillis, new ArrayList<>());
  }

  private static Position read(Position position, Seat by, long atMillis) {
    return position.round().phase() instanceof Phase.Shown(Seats content, long dueMillis)
        ? position.with(
            position.round().with(new Phase.Shown(content.with(by), dueMillis), atMillis))
        : position;
  }

  /// When nobody can doubt anything more, the words are won.
  private Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    Round round = position.round();
    for (Seat seat : position.allSeats())
      if (round.mayDoubt(seat))
        return Ruling.legal(position.with(round.with(round.phase(), atMillis)), events);
    return Ruling.legal(settle(position, atMillis, events), events);
  }

  /// All win their own words; what is not won goes back to the box.
  Position settle(Position position, long atMillis, List<Event> events) {
    Match match = position.match();
    Letters left = Box.all(position.box());
    LeadOrder lead = match.lead();
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      Player player = position.round().of(seat);
      LaidWord laid = player.laid();
      left = left.plus(player.hand());
      boolean cold = player.progress() == Progress.COLD;
      if (cold) match = match.leftOut(seat);
      if (laid.isNone()) continue;
      if (cold && laid.owner().equals(seat)) {
        left = left.plus(Letters.of(laid.word()));
        continue;
      }
      boolean seized = !laid.by().isNobody();
      Seat winner = seized ? laid.by() : laid.owner();
      match = match.won(winner, laid.word());
      events.add(new News.WordWon(winner, laid.word(), seized));
    } while (!seat.equals(lead.leader()));
    events.add(News.RoundOver.of(position, match));
    Dice dice = new Dice(position.dice());
    Pile box = Box.shuffled(left, dice);
    int each = Math.min(Options.HAND, box.size() / match.won().seats());
    if (isLast(match) || each < FEWEST)
      return end(new Position(match, box, position.round(), dice.state()), atMillis, events);
    Match next = match.next();
    events.add(new News.Dealt(next.lead().leader(), each));
    return deal(next, box, each, dice, atMillis);
  }

  private boolean isLast(Match match) {
    return match.number() == options.rounds().of(match.won().seats());
  }

  /// Deals this number of letters to everybody, from the dealer's right on.
  Position deal(Match match, Pile box, int each, Dice dice, long atMillis) {
    PerSeat<Player> players = PerSeat.all(match.won().seats(), Player.dealt(Letters.EMPTY));
    Pile left = box;
    LeadOrder lead = match.lead();
    Seat seat = lead.leader();
    do {
      seat = lead.next(seat);
      players = players.with(seat, Player.dealt(Box.top(left, each)));
      left = left.less(each);
    } while (!seat.equals(lead.leader()));
    Phase phase =
        options.form() == Form.TIMED
            ? new Phase.Race(
                options.clock().together().dueMillis(atMillis, OutInTheCold.THREE_MINUTES_MILLIS))
            : new Phase.Turn(
                lead.firstToPlay(),
                options.clock().dueMillis(atMillis, OutInTheCold.MINUTE_MILLIS));
    Round round = new Round(1, atMillis, phase, players);
    return new Position(match, left, round, dice.state());
  }

  private Position end(Position position, long atMillis, List<Event> events) {
    Match match = position.match();
    if (!isLast(match)) events.add(new News.BoxShort(position.box().size()));
    for (Seat seat : position.allSeats())
      events.add(
          new News.Counted(
              seat, match.won().at(seat).count(), match.won().at(seat).words().size()));
    Result result = match.standing();
    int most = 0;
    for (Seat seat : position.allSeats())
      if (result.points().at(seat).equals(result.points().at(result.winners().lowest()))) most++;
    events.add(new News.Won(result.winners(), most > 1));
    PerSeat<Player> none = PerSeat.all(match.won().seats(), Player.dealt(Letters.EMPTY));
    Round over = new Round(0, atMillis, new Phase.Over(), none);
    return new Position(match, position.box(), over, position.dice());
  }
}
