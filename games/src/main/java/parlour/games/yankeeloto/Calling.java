package parlour.games.yankeeloto;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Dice;
import parlour.engine.Event;
import parlour.engine.Prompt;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.Sentence;
import parlour.games.material.Counters;
import parlour.games.material.LeadOrder;
import parlour.games.material.RoundSummary;
import parlour.games.material.TurnClock;
import parlour.games.material.letters.Box;
import parlour.games.material.letters.LetterFaces;
import parlour.games.material.letters.WonWords;
import parlour.games.yankeeloto.Phase.Called;
import parlour.games.yankeeloto.Player.Progress;
import parlour.games.yankeeloto.Position.Match;
import parlour.games.yankeeloto.Position.Round;
import parlour.lexicon.Judge;

/// A round from the first call to "Loto!" and what follows.
record Calling(Options options, Judge judge) {
  /// How long others have to cry after a cry.
  static final long CRY_MILLIS = 3_000;

  Ruling<Position> begin(Position position, long atMillis, List<Event> events) {
    Phase call =
        new Phase.Call(
            Called.none(atMillis),
            false,
            options.callingClock().dueMillis(atMillis, options.callMillis()));
    return Ruling.legal(position.with(position.round().with(call)).at(atMillis), events);
  }

  /// What the table waits for while letters are called.
  Prompt prompt(Position position, Phase.Call call) {
    Round round = position.round();
    boolean calls = !call.reaching() && round.at(Progress.CRIED).isEmpty();
    Seats may =
        options.auto() || call.called().number() == 0 ? Seats.NONE : round.at(Progress.LAID);
    boolean must = calls && options.callingClock() == TurnClock.OFF;
    Seat caller = caller(position);
    Seats leader = calls && !caller.isNobody() ? Seats.of(caller) : Seats.NONE;
    return new Prompt(
        Prompt.Pace.RACE,
        must ? leader : Seats.NONE,
        must ? may : may.or(leader),
        call.dueMillis());
  }

  private Seat caller(Position position) {
    return options.caller(position.match().lead());
  }

  /// The leader reaches for the next letter: it comes at once, or as soon as all have had time to
  /// cover the last.
  Ruling<Position> call(Position position, Seat by, int number, long atMillis) {
    Round round = position.round();
    Seat caller = caller(position);
    if (caller.isNobody()) return Ruling.illegal(Rule.CALLER, "Here the house calls the letters.");
    if (!(round.phase() instanceof Phase.Call(Called last, boolean reaching, _))
        || !by.equals(caller))
      return Ruling.illegal(Rule.CALL, "It is not for you to call a letter now.");
    // Pressed as it came, or twice.
    if (number > 0 && number == last.number()) return Ruling.legal(position);
    if (number != last.number() + 1 || reaching)
      return Ruling.illegal(Rule.PACE, "You have reached for that letter already.");
    if (!round.at(Progress.CRIED).isEmpty())
      return Ruling.illegal(Rule.LOTO, "Loto has been cried: no more letters are called.");
    long soonestMillis = number == 1 ? atMillis : last.sinceMillis() + options.leastCallMillis();
    if (atMillis >= soonestMillis) return next(position, atMillis);
    return Ruling.legal(
        position.with(round.with(new Phase.Call(last, true, soonestMillis))).at(atMillis));
  }

  /// The time is up: a cry is settled, or the next letter called.
  Ruling<Position> timeUp(Position position, long atMillis) {
    return position.round().at(Progress.CRIED).isEmpty()
        ? next(position, atMillis)
        : settle(position, atMillis, new ArrayList<>());
  }

  /// The next letter is drawn unseen, called and laid open; what was not covered for the last is
  /// lost.
  private Ruling<Position> next(Position position, long atMillis) {
    if (!isWorthCalling(position)) return carry(position, atMillis, new ArrayList<>());
    Dice dice = new Dice(position.dice());
    char letter = Box.any(position.box(), dice);
    int number = position.round().called().number() + 1;
    Called called = new Called(number, letter, atMillis);
    Phase call =
        new Phase.Call(
            called, false, options.callingClock().dueMillis(atMillis, options.callMillis()));
    Round round = position.round().called(letter, call).at(atMillis);
    Position next =
        new Position(position.match(), round, position.box().minus(letter), dice.state());
    Event event = new News.LetterCalled(caller(position), letter, number);
    return options.auto() ? coverAll(next, atMillis, event) : Ruling.legal(next, event);
  }

  /// Whether there are letters left, and somebody could be helped by them.
  private static boolean isWorthCalling(Position position) {
    if (position.box().isEmpty()) return false;
    for (Seat seat : position.round().at(Progress.LAID))
      if (position.box().covers(position.player(seat).wanting())) return true;
    return false;
  }

  /// Covers for everybody, and cries.
  private Ruling<Position> coverAll(Position position, long atMillis, Event event) {
    Called call = position.round().called();
    List<Event> events = new ArrayList<>();
    events.add(event);
    Position next = position;
    for (Seat seat : position.round().at(Progress.LAID)) {
      Player player = position.player(seat);
      int place = player.place(call.letter());
      if (place < 0) continue;
      Player covered = player.cover(place, call.number());
      events.add(new News.Covered(seat, call.letter()));
      if (covered.isFull()) {
        covered = covered.at(Progress.CRIED);
        events.add(new News.Cried(seat, caller(position), player.word()));
      }
      next = next.with(seat, covered);
    }
    return next.round().at(Progress.CRIED).isEmpty()
        ? Ruling.legal(next, events)
        : settle(next, atMillis, events);
  }

  Ruling<Position> cover(Position position, Seat by, Move.Cover move, long atMillis) {
    Player player = position.player(by);
    if (!isPlaying(position, player)) return notPlaying(player);
    Called call = position.round().called();
    if (move.number() != call.number())
      return Ruling.illegal(Rule.LATE, "Another letter has been called: that one is lost.");
    if (move.letter() != call.letter())
      return Ruling.illegal(
          Rule.COVER, "The letter called is " + LetterFaces.capital(call.letter()) + ".");
    if (player.last() == call.number())
      return Ruling.illegal(Rule.COVER, "One letter is covered for a call, and no more.");
    int place = player.place(call.letter());
    if (place < 0)
      return Ruling.illegal(Rule.COVER, "That letter does not lie uncovered in your word.");
    return Ruling.legal(
        position.with(by, player.cover(place, call.number())).at(atMillis),
        new News.Covered(by, call.letter()));
  }

  private boolean isPlaying(Position position, Player player) {
    return position.round().phase() instanceof Phase.Call(Called called, _, _)
        && called.number() > 0
        && player.isLaid()
        && !options.auto();
  }

  private Ruling<Position> notPlaying(Player player) {
    if (options.auto())
      return Ruling.illegal(Rule.AUTO, "Here the house covers letters and cries.");
    return player.progress() == Progress.BARRED
        ? Ruling.illegal(Rule.VERIFY, "You cover no more in this round.")
        : Ruling.illegal(Rule.COVER, "There is nothing for you to cover now.");
  }

  /// "Loto!": the leader checks the row, and a false cry is paid for.
  Ruling<Position> loto(Position position, Seat by, long atMillis) {
    Player player = position.player(by);
    if (!isPlaying(position, player)) return notPlaying(player);
    List<Event> events = new ArrayList<>();
    Position next;
    if (player.isFull()) {
      events.add(new News.Cried(by, caller(position), player.word()));
      next = position.with(by, player.at(Progress.CRIED));
    } else {
      events.add(
          new News.CriedFalsely(by, caller(position), player.word().length() - player.count()));
      next =
          position
              .with(by, player.at(Progress.BARRED))
              .with(Payments.fine(position.match().counters(), by));
    }
    boolean first = position.round().at(Progress.CRIED).isEmpty();
    return afterCry(next.at(atMillis), first, atMillis, events);
  }

  /// Others who could be ready by the same call have a moment to say so; where nobody could, it is
  /// settled at once.
  private Ruling<Position> afterCry(
      Position position, boolean first, long atMillis, List<Event> events) {
    Round round = position.round();
    Seats playing = round.at(Progress.LAID);
    if (round.at(Progress.CRIED).isEmpty())
      return playing.isEmpty() ? carry(position, atMillis, events) : Ruling.legal(position, events);
    boolean waits = false;
    for (Seat seat : playing) waits |= couldCry(round.of(seat), round.called());
    if (!waits) return settle(position, atMillis, events);
    if (!first || !(round.phase() instanceof Phase.Call(Called called, boolean reaching, _)))
      return Ruling.legal(position, events);
    Phase cry = new Phase.Call(called, reaching, atMillis + CRY_MILLIS);
    return Ruling.legal(position.with(round.with(cry)), events);
  }

  /// Whether a word is covered, or lacks nothing but the letter just called.
  private static boolean couldCry(Player player, Called call) {
    if (player.isFull()) return true;
    return player.word().length() - player.count() == 1
        && player.last() < call.number()
        && player.place(call.letter()) >= 0;
  }

  /// The pool goes to whoever was ready by the earliest call; those who tie divide it, and an odd
  /// counter stays.
  private Ruling<Position> settle(Position position, long atMillis, List<Event> events) {
    Round round = position.round();
    int earliest = Integer.MAX_VALUE;
    Seats cried = round.at(Progress.CRIED);
    for (Seat seat : cried) earliest = Math.min(earliest, round.of(seat).last());
    Seats winners = Seats.NONE;
    for (Seat seat : cried) if (round.of(seat).last() == earliest) winners = winners.with(seat);
    Counters counters = position.match().counters();
    int each = Payments.share(counters, winners);
    events.add(new News.PoolTaken(winners, each, counters.pool() - each * winners.size()));
    return endRound(position.with(Payments.win(counters, winners)), atMillis, events);
  }

  /// Nobody has won: the pool is carried over.
  Ruling<Position> carry(Position position, long atMillis, List<Event> events) {
    events.add(new News.Carried(position.match().counters().pool(), !position.box().isEmpty()));
    return endRound(position, atMillis, events);
  }

  /// The lead passes to the left, until everybody has led or the rounds agreed on are over.
  private Ruling<Position> endRound(Position position, long atMillis, List<Event> events) {
    Match match = position.match();
    LeadOrder lead = match.lead();
    int rounds = options.rounds(lead.allSeats().size());
    if (lead.round() >= rounds) {
      events.add(new News.RoundOver(reckoning(position), true));
      boolean all = lead.isLast() && !options.houseCalls();
      events.add(new News.Won(match.counters().richest(), rounds, all));
      Phase over = new Phase.Over(position.round().called());
      return Ruling.legal(position.with(position.round().with(over)).at(atMillis), events);
    }
    Match next = new Match(match.draw(), lead.pass(), match.counters());
    Position dealt = new Forming(options, judge).deal(next, new Dice(position.dice()), atMillis);
    events.add(new News.RoundOver(reckoning(position), false));
    events.add(new News.LeadPassed(next.lead().leader(), options.players(next.lead())));
    return Ruling.legal(dealt, events);
  }

  /// What the round brought everybody, before the stakes of the next one are paid.
  private static RoundSummary reckoning(Position position) {
    Match match = position.match();
    RoundSummary reckoning = RoundSummary.of("Round " + match.lead().round(), "counter");
    for (Seat seat : match.lead().allSeats()) {
      Player player = position.player(seat);
      String why =
          switch (player.progress()) {
            case LEADS -> "called the letters";
            case CRIED -> "Loto with " + LetterFaces.capitals(player.word());
            case OUT, MAKING, FRESH -> "had no row";
            case LAID -> covered(player);
            case BARRED -> covered(player) + ", a false cry";
          };
      int now = match.counters().of(seat);
      reckoning =
          reckoning.plus(seat, WonWords.pieces(player.word()), why, match.before().at(seat), now);
    }
    return reckoning;
  }

  private static String covered(Player player) {
    return Sentence.of("{0} of {1} covered", player.count(), player.word().length());
  }
}
