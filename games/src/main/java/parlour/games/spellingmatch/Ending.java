package parlour.games.spellingmatch;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.games.material.LeadOrder;
import parlour.games.material.Partners;

/// The end of the match: "game" is called, stacks are proved, words read and counted.
public record Ending(Options options) {
  /// How long a player with nothing more to do may wait to call "game", in milliseconds.
  static final long CALL_MILLIS = 30_000;

  /// How long stacks may be called on and words read after "game".
  static final long READING_MILLIS = 60_000;

  /// What a move leads to: somebody may have nothing more to do now, or nobody anything more to
  /// say.
  Ruling<Position> goOn(Position position, long atMillis, List<Event> events) {
    Position now = position.with(position.phase(), atMillis);
    if (now.phase() instanceof Phase.After)
      return isSettled(now) ? over(now, events) : Ruling.legal(now, events);
    if (!(now.phase() instanceof Phase.Spelling(Seat first, _, long stopMillis))
        || !first.isNobody()) return Ruling.legal(now, events);
    LeadOrder lead = now.match().lead();
    for (Seat seat = lead.firstToPlay(); ; seat = lead.next(seat)) {
      if (Position.isDone(now.stacks(), now.players(), seat))
        return Ruling.legal(
            now.with(new Phase.Spelling(seat, atMillis + CALL_MILLIS, stopMillis), atMillis),
            events);
      if (seat.equals(lead.leader())) return Ruling.legal(now, events);
    }
  }

  Ruling<Position> game(Position position, Seat by, long atMillis) {
    if (position.phase() instanceof Phase.After)
      return Ruling.illegal(Rule.GAME, "Game has been called.");
    if (!(position.phase() instanceof Phase.Spelling))
      return Ruling.illegal(Rule.GAME, "Spell has not been called yet.");
    if (position.player(by).isHolding())
      return Ruling.illegal(Rule.GAME, "You hold a stack that is no word yet.");
    if (Position.canTake(position.stacks(), by))
      return Ruling.illegal(Rule.GAME, "There are stacks left that you can take.");
    List<Event> events = new ArrayList<>();
    events.add(new News.GameCalled(by));
    return after(position, by, atMillis, events);
  }

  private Ruling<Position> after(Position position, Seat by, long atMillis, List<Event> events) {
    Position read = position;
    for (Seat seat : position.match().allSeats())
      read = read.with(seat, read.player(seat).hushed(false));
    return goOn(
        read.with(new Phase.After(by, atMillis + READING_MILLIS), atMillis), atMillis, events);
  }

  Ruling<Position> content(Position position, Seat by, long atMillis) {
    if (!(position.phase() instanceof Phase.After))
      return Ruling.illegal(Rule.GAME, "Game has not been called yet.");
    if (position.player(by).content())
      return Ruling.illegal(Rule.AFTER_GAME, "You had no more to say.");
    List<Event> events = new ArrayList<>();
    events.add(new News.HadNoMoreToSay(by));
    return goOn(position.with(by, position.player(by).atRest()), atMillis, events);
  }

  /// Whether a player could still call on an author or read words after "game".
  boolean isPondering(Position position, Seat seat) {
    Player player = position.player(seat);
    if (player.content()) return false;
    return player.isHolding() && !player.isCalled()
        || options.vigilant() && Position.hasDoubtful(position.match(), position.players(), seat);
  }

  private boolean isSettled(Position position) {
    for (Seat seat : position.match().allSeats())
      if (position.player(seat).isCalled() || isPondering(position, seat)) return false;
    return true;
  }

  /// The earliest deadline has passed: an author's minute, the time to call "game", or the time to
  /// spell or to read.
  Ruling<Position> timeUp(Position position, long atMillis) {
    List<Event> events = new ArrayList<>();
    Position next = position;
    for (Seat seat : position.match().allSeats())
      if (next.player(seat).dueMillis() <= atMillis) next = Spelling.failed(next, seat, events);
    if (!events.isEmpty()) return goOn(next, atMillis, events);
    if (position.phase() instanceof Phase.After(Seat caller, _)) {
      for (Seat seat : position.match().allSeats())
        next = next.with(seat, next.player(seat).atRest());
      // An author who was called on late still has a minute.
      return goOn(next.with(new Phase.After(caller, Prompt.NEVER), atMillis), atMillis, events);
    }
    Seat first =
        position.phase() instanceof Phase.Spelling spelling && spelling.callMillis() <= atMillis
            ? spelling.first()
            : Seat.NOBODY;
    events.add(first.isNobody() ? new News.TimeOver() : new News.GameCalled(first));
    return after(position, first, atMillis, events);
  }

  private Ruling<Position> over(Position position, List<Event> events) {
    Position over = position.with(new Phase.Over(position.phase().caller()), position.nowMillis());
    Result result = result(over);
    Seat caller = over.phase().caller();
    int most = result.points().at(result.winners().lowest());
    boolean tied = false;
    for (Seat seat : over.match().allSeats().minus(result.winners()))
      tied |= result.points().at(seat) == most;
    boolean byCalling = tied && result.winners().has(caller);
    boolean side = options.partners() && result.winners().size() == 2;
    events.add(new News.Won(result.winners(), most, byCalling, side));
    return Ruling.legal(over, events);
  }

  /// Most words win; between equals, the player or the side who called "game".
  Result result(Position position) {
    return result(
        PerSeat.of(position.players().seats(), seat -> position.player(seat).words().size()),
        position.phase().caller());
  }

  /// The same for words counted at a real table.
  Result result(PerSeat<Integer> words, Seat caller) {
    PerSeat<Integer> sums = Partners.together(options.partners(), words);
    return Result.ranked(
        sums,
        Comparator.comparing(sums::at)
            .thenComparing(seat -> Partners.side(options.partners(), seat).has(caller)));
  }
}
