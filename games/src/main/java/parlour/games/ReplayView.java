package parlour.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.Game;
import parlour.engine.MinuteLine;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.play.Log;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;
import parlour.engine.wire.SceneFrame;

/// Replays a finished game as one seat saw it: its course in one piece, its scenes page by page.
///
/// Callers give the game the log was dealt from, and make sure by [#objection] that there is such a
/// seat and such a scene.
public final class ReplayView {
  /// The most scenes of one page.
  public static final int MOST = 40;

  private final Log log;
  private final Referee<?, ?, ?> referee;
  private final Seat eye;
  private int lines;

  private ReplayView(Log log, Game<?, ?, ?> game, Seat eye) {
    this.log = log;
    Log.Header header = log.header();
    this.referee = new Referee<>(game, header.seats(), header.seed().value());
    this.eye = eye;
  }

  /// What is wrong with asking for a seat's view from a scene on, in one sentence, if anything is.
  public static Optional<String> objection(Log log, Seat eye, int from) {
    if (eye.index() >= log.header().seats())
      return Optional.of("There are the seats 0 to " + (log.header().seats() - 1) + ", and -1.");
    int last = log.entries().size();
    return from < 0 || from > last
        ? Optional.of("There are the scenes 0 to " + last + " of this game.")
        : Optional.empty();
  }

  /// The scores after every entry, with its time and player, and every minute line that seat saw.
  public static Json course(Log log, Game<?, ?, ?> game, Seat eye) {
    ReplayView replay = new ReplayView(log, game, eye);
    List<Json> steps = new ArrayList<>();
    List<Json> lines = new ArrayList<>();
    steps.add(replay.step(0, Seat.NOBODY));
    for (int seq = 1; seq <= log.entries().size(); seq++) {
      Log.Entry entry = log.entries().get(seq - 1);
      lines.addAll(replay.play(seq));
      steps.add(replay.step(entry.atMillis(), entry.by()));
    }
    return Json.fields()
        .put("eye", eye.index())
        .put("steps", Json.items(steps))
        .put("lines", Json.items(lines))
        .done();
  }

  /// The scenes from `from` on, at most `count`.
  public static Json scenes(Log log, Game<?, ?, ?> game, Seat eye, int from, int count) {
    ReplayView replay = new ReplayView(log, game, eye);
    int last = log.entries().size();
    int until = Math.min(last, from + Math.clamp(count, 1, MOST) - 1);
    List<Json> frames = new ArrayList<>();
    for (int seq = 0; seq <= until; seq++) {
      List<Json> lines = seq == 0 ? List.of() : replay.play(seq);
      if (seq >= from) frames.add(replay.frame(seq, lines));
    }
    return Json.fields()
        .put("eye", eye.index())
        .put("last", last)
        .put("scenes", Json.items(frames))
        .done();
  }

  private List<Json> play(int seq) {
    Log.Entry entry = log.entries().get(seq - 1);
    if (!(referee.apply(entry) instanceof Referee.Decision.Accepted(List<Event> events)))
      throw new Json.Malformed("Entry " + seq + " of this game cannot be played again.");
    List<Json> heard = new ArrayList<>();
    for (Event event : events) {
      lines++;
      MinuteLine line = event.seenBy(eye).line();
      if (line.text().isEmpty()) continue;
      Json.Writer out = Json.fields().put("n", lines).put("seq", seq).put("at", entry.atMillis());
      SceneCodec.write(line, out);
      heard.add(out.done());
    }
    return heard;
  }

  private Json step(long atMillis, Seat by) {
    List<Json> scores = new ArrayList<>();
    for (int i = 0; i < log.header().seats(); i++) scores.add(Json.of(0));
    for (Scene.Place place : referee.scene(eye).places())
      scores.set(place.seat().index(), Json.of(place.score()));
    return Json.fields()
        .put("at", atMillis)
        .put("by", by.index())
        .put("scores", Json.items(scores))
        .done();
  }

  private Json frame(int seq, List<Json> heard) {
    long nowMillis = seq == 0 ? 0 : log.entries().get(seq - 1).atMillis();
    Json.Writer out = Json.fields();
    SceneFrame.scene(referee, seq, nowMillis, eye, heard, out);
    return out.done();
  }
}
