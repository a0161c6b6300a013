package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.games.spellingmatch.Position.Clock;
import parlour.games.spellingmatch.Position.Match;
import parlour.games.spellingmatch.Position.Phase;

/// How the match comes to its end: "game" is called, stacks are proved, words read and counted.
record Ending(Options options) {
  /// How long one who has nothing more to do may wait with "game", in milliseconds.
  static final long CALL = 30_000;

  /// How long stacks may be called on and words read after "game".
  static final long READING = 60_000;

  /// What a deed leads to: somebody may have nothing more to do now, or nobody anything more to
  /// say.
  Ruling<Position> goOn(Position position, long at, List<Event> events) {
    Position now = position.at(at);
    if (now.phase() == Phase.AFTER)
      return isSettled(now) ? over(now, events) : Ruling.legal(now, events);
    Match match = now.match();
    if (!match.first().isNobody()) return Ruling.legal(now, events);
    for (Seat seat = match.lead().firstToPlay(); ; seat = match.lead().next(seat)) {
      if (Position.isDone(now.stacks(), now.benches(), seat)) {
        Clock clock = new Clock(at, at + CALL, now.clock().stop());
        return Ruling.legal(now.with(match.firstDone(seat), clock), events);
      }
      if (seat.equals(match.lead().leader())) return Ruling.legal(now, events);
    }
  }

  Ruling<Position> game(Position position, Seat by, long at) {
    if (position.phase() == Phase.AFTER) return Ruling.illegal(Rule.GAME, "Game has been called.");
    if (position.phase() != Phase.SPELLING)
      return Ruling.illegal(Rule.GAME, "Spell has not been called yet.");
    if (position.bench(by).isHolding())
      return Ruling.illegal(Rule.GAME, "You hold a stack that is no word yet.");
    if (Position.canTake(position.stacks(), by))
      return Ruling.illegal(Rule.GAME, "There are stacks left that you can take.");
    List<Event> events = new ArrayList<>();
    events.add(new News.GameCalled(by));
    return after(position, by, at, events);
  }

  private Ruling<Position> after(Position position, Seat by, long at, List<Event> events) {
    Clock clock = Clock.due(at, at + READING);
    return goOn(position.with(position.match().calledBy(by), clock), at, events);
  }

  Ruling<Position> content(Position position, Seat by, long at) {
    if (position.phase() != Phase.AFTER)
      return Ruling.illegal(Rule.GAME, "Game has not been called yet.");
    if (position.bench(by).content()) return Ruling.illegal(Rule.GAME, "You had no more to say.");
    List<Event> events = new ArrayList<>();
    events.add(new News.HadNoMoreToSay(by));
    return goOn(position.with(by, position.bench(by).atRest()), at, events);
  }

  /// Whether a player could still call on an author or read words after "game".
  boolean isPondering(Position position, Seat seat) {
    Player bench = position.bench(seat);
    if (bench.content()) return false;
    return bench.isHolding() && !bench.isCalled()
        || options.vigilant() && Position.hasDoubtful(position.benches(), seat);
  }

  private boolean isSettled(Position position) {
    for (Seat seat : position.match().company())
      if (position.bench(seat).isCalled() || isPondering(position, seat)) return false;
    return true;
  }

  /// The earliest deadline has passed: an author's minute, the time to call "game", or the time to
  /// spell or to read.
  Ruling<Position> timeUp(Position position, long at) {
    List<Event> events = new ArrayList<>();
    Position next = position;
    for (Seat seat : position.match().company())
      if (next.bench(seat).due() <= at) next = Spelling.failed(next, seat, events);
    if (!events.isEmpty()) return goOn(next, at, events);
    if (position.phase() == Phase.AFTER) {
      for (Seat seat : position.match().company())
        next = next.with(seat, next.bench(seat).atRest());
      // An author who was called on late still has his minute.
      return goOn(next.with(Clock.due(at, Prompt.NEVER)), at, events);
    }
    Seat first = position.clock().due() <= at ? position.match().first() : Seat.NOBODY;
    events.add(first.isNobody() ? new News.TimeOver() : new News.GameCalled(first));
    return after(position, first, at, events);
  }

  private static Ruling<Position> over(Position position, List<Event> events) {
    Position over =
        position.with(
            position.match().with(Phase.OVER), Clock.due(position.clock().now(), Prompt.NEVER));
    Result result = result(over);
    Seat caller = over.match().caller();
    int most = result.points().at(result.winners().lowest());
    int best = 0;
    for (Seat seat : over.match().company()) if (result.points().at(seat) == most) best++;
    events.add(new News.Won(result.winners(), most, best > 1 && result.winners().has(caller)));
    return Ruling.legal(over, events);
  }

  /// Most words win; of those who tie, the one who called "game".
  static Result result(Position position) {
    PerSeat<Integer> words =
        PerSeat.of(position.benches().seats(), seat -> position.bench(seat).words().size());
    Seat caller = position.match().caller();
    return Result.ranked(
        words, words.map((seat, count) -> 2 * count + (seat.equals(caller) ? 1 : 0)));
  }
}
