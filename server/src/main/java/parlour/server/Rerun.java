package parlour.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Event;
import parlour.engine.Json;
import parlour.engine.Line;
import parlour.engine.Log;
import parlour.engine.LogCodec;
import parlour.engine.Referee;
import parlour.engine.Scene;
import parlour.engine.SceneCodec;
import parlour.engine.Seat;
import parlour.games.Scrutiny;

/// A finished game gone through once more, as one eye saw it: its course in one piece, its scenes
/// in handfuls.
final class Rerun {
  /// How many scenes are given out at once.
  static final int MOST = 40;

  private final Log log;
  private final Referee<?, ?, ?> referee;
  private final Seat eye;
  private int lines;

  private Rerun(LogCodec.Book book, Repertoire repertoire, Seat eye) {
    this.log = book.log();
    Log.Header header = log.header();
    Scrutiny.objection(header, repertoire.lexicon())
        .ifPresent(
            why -> {
              throw new Problem(409, why);
            });
    if (eye.index() >= header.seats())
      throw new Problem(400, "There are the seats 0 to " + (header.seats() - 1) + ", and -1.");
    this.referee =
        new Referee<>(
            Scrutiny.open(header, repertoire.lexicon()), header.seats(), header.seed().value());
    this.eye = eye;
  }

  /// The scores after every entry, when it was and whose, and every minute line of that eye.
  static Json course(LogCodec.Book book, Repertoire repertoire, Seat eye) {
    Rerun rerun = new Rerun(book, repertoire, eye);
    List<Json> steps = new ArrayList<>();
    List<Json> lines = new ArrayList<>();
    steps.add(rerun.step(0, Seat.NOBODY));
    for (int seq = 1; seq <= rerun.log.entries().size(); seq++) {
      Log.Entry entry = rerun.log.entries().get(seq - 1);
      lines.addAll(rerun.play(seq));
      steps.add(rerun.step(entry.at(), entry.by()));
    }
    return Json.fields()
        .put("eye", eye.index())
        .put("steps", Json.items(steps))
        .put("lines", Json.items(lines))
        .done();
  }

  /// The scenes from `from` on, at most so many.
  static Json scenes(LogCodec.Book book, Repertoire repertoire, Seat eye, int from, int count) {
    Rerun rerun = new Rerun(book, repertoire, eye);
    int last = rerun.log.entries().size();
    if (from < 0 || from > last)
      throw new Problem(400, "There are the scenes 0 to " + last + " of this game.");
    int until = Math.min(last, from + Math.clamp(count, 1, MOST) - 1);
    List<Json> frames = new ArrayList<>();
    for (int seq = 0; seq <= until; seq++) {
      List<Json> lines = seq == 0 ? List.of() : rerun.play(seq);
      if (seq >= from) frames.add(rerun.frame(seq, lines));
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
      throw new Problem(409, "Entry " + seq + " of this game cannot be played again.");
    List<Json> heard = new ArrayList<>();
    for (Event event : events) {
      lines++;
      Line line = event.seenBy(eye).line();
      if (line.text().isEmpty()) continue;
      Json.Writer out = Json.fields().put("n", lines).put("seq", seq).put("at", entry.at());
      SceneCodec.write(line).asFields().forEach(out::put);
      heard.add(out.done());
    }
    return heard;
  }

  private Json step(long at, Seat by) {
    List<Json> scores = new ArrayList<>();
    for (int i = 0; i < log.header().seats(); i++) scores.add(Json.of(0));
    for (Scene.Place place : referee.scene(eye).places())
      scores.set(place.seat().index(), Json.of(place.score()));
    return Json.fields()
        .put("at", at)
        .put("by", by.index())
        .put("scores", Json.items(scores))
        .done();
  }

  private Json frame(int seq, List<Json> heard) {
    long now = seq == 0 ? 0 : log.entries().get(seq - 1).at();
    Json.Writer out =
        Json.fields()
            .put("type", "scene")
            .put("seq", seq)
            .put("now", now)
            .put("eye", eye.index())
            .put("prompt", SceneCodec.write(referee.prompt()))
            .put("scene", SceneCodec.write(referee.scene(eye)))
            .put("lines", Json.items(heard));
    Optional.of(referee)
        .filter(each -> each.prompt().isOver())
        .flatMap(Referee::result)
        .ifPresent(result -> out.put("result", SceneCodec.write(result)));
    return out.done();
  }
}
