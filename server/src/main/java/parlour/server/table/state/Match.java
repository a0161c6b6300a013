package parlour.server.table.state;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.TableRules;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneFrame;
import parlour.games.recording.RecordedGame;
import parlour.games.recording.Recording;

/// A game as it stands: its header, the entries accepted since the deal, and the minutes.
///
/// A match never changes: every step is taken by a copy of the referee.
///
/// @param playIds the players' own numbers of their plays
/// @param recorded whether what the finished game showed is stored
/// @param atMillis the latest known time of the game, in milliseconds since the deal
public record Match(
    Log.Header header,
    Referee<?, ?, ?> referee,
    AppendList<Log.Entry> entries,
    AppendList<SceneFrame.Minute> minutes,
    LineCounts lineCounts,
    AppendList<Finish> photoFinishes,
    PlayIds playIds,
    boolean recorded,
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
    return dealt(header, games.editions().open(header));
  }

  /// A game whose edition of the rules or of the dictionary this build does not have: it is over,
  /// and shows what was kept of it.
  static Match unplayable(Log.Header header) {
    Recording unknown = Recording.unknown(Collections.nCopies(header.seats(), 0));
    return dealt(header, RecordedGame.asItEnded(unknown));
  }

  private static Match dealt(Log.Header header, Game<?, ?, ?> game) {
    return new Match(
        header,
        new Referee<>(game, header.seats(), header.seed().value()),
        AppendList.empty(),
        AppendList.empty(),
        LineCounts.none(header.seats()),
        AppendList.empty(),
        PlayIds.none(header.seats()),
        false,
        0);
  }

  /// The match after an input, if the rules accept it.
  ///
  /// A rule that throws must not take the table down: the input is refused and nothing changes.
  Step after(TableEvent.Played played) {
    if (recording().isPresent()) return new Step.Accepted(withUnjudged(played));
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
    for (Event event : events)
      longer = longer.with(new SceneFrame.Minute(number, entry.atMillis(), event));
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
        recorded,
        Math.max(atMillis, entry.atMillis()));
  }

  /// What is shown of a game that this build cannot play, if it is one.
  public Optional<Recording> recording() {
    return referee.game() instanceof RecordedGame(Recording recording, var _)
        ? Optional.of(recording)
        : Optional.empty();
  }

  /// Everything the game has shown, to be kept.
  public Recording record() {
    return recording().orElseGet(() -> Recording.of(referee.game(), new Log(header, entries)));
  }

  private Match withUnjudged(TableEvent.Played played) {
    Recording longer = recording().orElseThrow().plus(played.entry());
    return withEntry(played, ended(longer), List.copyOf(longer.steps().getLast().events()));
  }

  private Referee<?, ?, ?> ended(Recording shown) {
    return new Referee<>(RecordedGame.asItEnded(shown), header.seats(), header.seed().value());
  }

  /// The same game, shown as it was recorded; its log may go on after that.
  Match shownAs(Recording shown) {
    Recording whole = shown;
    for (Log.Entry entry : entries.subList(shown.entries(), entries.size()))
      whole = whole.plus(entry);
    AppendList<SceneFrame.Minute> minutes = AppendList.empty();
    LineCounts counts = LineCounts.none(header.seats());
    for (int i = 0; i < entries.size(); i++) {
      List<Event> events = List.copyOf(whole.steps().get(i + 1).events());
      counts = counts.after(events);
      for (Event event : events)
        minutes = minutes.with(new SceneFrame.Minute(i + 1, entries.get(i).atMillis(), event));
    }
    return new Match(
        header, ended(whole), entries, minutes, counts, photoFinishes, playIds, recorded, atMillis);
  }

  /// The same game, after what it showed was stored.
  Match withRecording() {
    return new Match(
        header, referee, entries, minutes, lineCounts, photoFinishes, playIds, true, atMillis);
  }

  /// What everybody can see of the score.
  public List<Integer> scores() {
    Integer[] scores = new Integer[header.seats()];
    Arrays.fill(scores, 0);
    for (Scene.Place place : referee.scene(Seat.NOBODY).places())
      scores[place.seat().index()] = place.score();
    return List.of(scores);
  }

  /// The clock was stopped; the scores noted then are all that a build without the rules knows.
  Match stopped(long millis, List<Integer> scores) {
    Match stopped = withClockAt(millis);
    if (recording().isEmpty() || recorded || scores.size() != header.seats()) return stopped;
    return stopped.shownAs(Recording.unknown(scores));
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
        recorded,
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
    Optional<Result> result = recording().map(Recording::result).orElseGet(referee::result);
    return LogCodec.write(new LogCodec.Book(new Log(header, entries), result));
  }
}
