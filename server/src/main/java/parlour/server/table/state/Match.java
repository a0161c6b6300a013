package parlour.server.table.state;

import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.Event;
import parlour.engine.Log;
import parlour.engine.Referee;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneFrame;

/// A game as it stands: what it was dealt from, what was accepted since, and what happened.
///
/// The referee here is never played on: every step is taken by a copy, so a match never changes.
///
/// @param photos the sheets of photo finishes, each with the number of its entry
/// @param plays the players' own numbers of their plays
/// @param at the time of the last thing known, in milliseconds since the deal
public record Match(
    Log.Header header,
    Referee<?, ?, ?> referee,
    AppendList<Log.Entry> entries,
    AppendList<SceneFrame.Minute> minutes,
    AppendList<Finish> photos,
    PlayIds plays,
    long at) {
  private static final Logger LOG = LoggerFactory.getLogger(Match.class);

  /// A photo finish and the entry that was judged by it, counted from one.
  public record Finish(int entry, PhotoFinish photo) {}

  /// What became of an entry.
  sealed interface Step {
    record Stood(Match next) implements Step {}

    record Refused(String clause, String why) implements Step {}
  }

  public static Match dealt(Log.Header header, OpenGames repertoire) {
    var game = repertoire.open(header);
    return new Match(
        header,
        new Referee<>(game, header.seats(), header.seed().value()),
        AppendList.empty(),
        AppendList.empty(),
        AppendList.empty(),
        PlayIds.none(header.seats()),
        0);
  }

  /// The match after an input, where the rules let it stand.
  ///
  /// A rule that fails must not take its table along: the position it failed on still stands.
  Step after(TableEvent.Played played) {
    Referee<?, ?, ?> next = referee.copy();
    try {
      return switch (next.apply(played.entry())) {
        case Referee.Decision.Refused(var clause, String why) -> new Step.Refused(clause.id(), why);
        case Referee.Decision.Accepted(List<Event> events) ->
            new Step.Stood(grown(played, next, events));
      };
    } catch (RuntimeException broken) {
      LOG.error("A rule of {} failed on {}", header.game(), played, broken);
      return new Step.Refused(
          TableRules.SENSE.id(), "The house could not judge that; nothing was changed.");
    }
  }

  private Match grown(TableEvent.Played played, Referee<?, ?, ?> next, List<Event> events) {
    Log.Entry entry = played.entry();
    int number = entries.size() + 1;
    AppendList<SceneFrame.Minute> longer = minutes;
    for (Event event : events) longer = longer.with(new SceneFrame.Minute(entry.atMillis(), event));
    return new Match(
        header,
        next,
        entries.with(entry),
        longer,
        played.photo().isPresent() ? photos.with(new Finish(number, played.photo().get())) : photos,
        played.id() == 0 ? plays : plays.with(entry.by(), played.id(), number),
        Math.max(at, entry.atMillis()));
  }

  Match rested(long until) {
    return new Match(header, referee, entries, minutes, photos, plays, Math.max(at, until));
  }

  public boolean isOver() {
    return referee.prompt().isOver();
  }

  /// The number of the last thing the chair has played, by its own count.
  public long lastPlay(Seat seat) {
    return seat.isNobody() ? 0 : plays.last(seat);
  }

  /// The whole game, to keep and to verify.
  public String book() {
    Optional<parlour.engine.Result> result = referee.result();
    return LogCodec.write(new LogCodec.Book(new Log(header, entries), result));
  }
}
