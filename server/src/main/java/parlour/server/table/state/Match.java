package parlour.server.table.state;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.Event;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneFrame;

/// A game as it stands: its header, the entries accepted since the deal, and the minutes.
///
/// A match never changes: every step is taken by a copy of the referee.
///
/// @param playIds the players' own numbers of their plays
/// @param atMillis the latest known time of the game, in milliseconds since the deal
public record Match(
    Log.Header header,
    Referee<?, ?, ?> referee,
    AppendList<Log.Entry> entries,
    AppendList<SceneFrame.Minute> minutes,
    LineCounts lineCounts,
    AppendList<Finish> photoFinishes,
    PlayIds playIds,
    long atMillis) {
  private static final Logger LOG = LoggerFactory.getLogger(Match.class);

  /// A photo finish and the number of the entry it decided, from 1.
  public record Finish(int entry, PhotoFinish photoFinish) {}

  /// What the rules said to an input.
  sealed interface Step {
    record Accepted(Match next) implements Step {}

    record Refused(String clause, String why) implements Step {}
  }

  public static Match dealt(Log.Header header, OpenGames games) {
    var game = games.open(header);
    return new Match(
        header,
        new Referee<>(game, header.seats(), header.seed().value()),
        AppendList.empty(),
        AppendList.empty(),
        LineCounts.none(header.seats()),
        AppendList.empty(),
        PlayIds.none(header.seats()),
        0);
  }

  /// The match after an input, if the rules accept it.
  ///
  /// A rule that throws must not take the table down: the input is refused and nothing changes.
  Step after(TableEvent.Played played) {
    Referee<?, ?, ?> next = referee.copy();
    try {
      return switch (next.apply(played.entry())) {
        case Referee.Decision.Refused(var clause, String why) -> new Step.Refused(clause.id(), why);
        case Referee.Decision.Accepted(List<Event> events) ->
            new Step.Accepted(withEntry(played, next, events));
      };
    } catch (RuntimeException broken) {
      LOG.error("A rule of {} failed on {}", header.game(), played, broken);
      return new Step.Refused(
          TableRules.SENSE.id(), "The server could not judge that; nothing was changed.");
    }
  }

  private Match withEntry(TableEvent.Played played, Referee<?, ?, ?> next, List<Event> events) {
    Log.Entry entry = played.entry();
    int number = entries.size() + 1;
    AppendList<SceneFrame.Minute> longer = minutes;
    for (Event event : events) longer = longer.with(new SceneFrame.Minute(entry.atMillis(), event));
    return new Match(
        header,
        next,
        entries.with(entry),
        longer,
        lineCounts.after(events),
        played.photoFinish().isPresent()
            ? photoFinishes.with(new Finish(number, played.photoFinish().get()))
            : photoFinishes,
        played.id() == 0 ? playIds : playIds.with(entry.by(), played.id()),
        Math.max(atMillis, entry.atMillis()));
  }

  Match withClockAt(long millis) {
    return new Match(
        header,
        referee,
        entries,
        minutes,
        lineCounts,
        photoFinishes,
        playIds,
        Math.max(atMillis, millis));
  }

  public boolean isOver() {
    return referee.prompt().isOver();
  }

  /// The highest play id accepted from that seat, 0 if none.
  public long lastPlay(Seat seat) {
    return seat.isNobody() ? 0 : playIds.lastId(seat);
  }

  /// The game's log as text, which can be stored and verified.
  public String logText() {
    return LogCodec.write(new LogCodec.Book(new Log(header, entries), referee.result()));
  }
}
