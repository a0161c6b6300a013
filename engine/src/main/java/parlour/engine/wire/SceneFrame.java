package parlour.engine.wire;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Referee;
import parlour.engine.Seat;
import parlour.engine.Seed;

/// What one eye is shown of a game: its scene, what the table waits for, and the lines of the
/// minute book that are new to it.
public final class SceneFrame {
  private SceneFrame() {}

  /// Something that happened, and when.
  public record Minute(long atMillis, Event event) {}

  /// The whole scene of one eye after so many entries; with the result, once there is one.
  public static void scene(
      Referee<?, ?, ?> referee, int seq, long now, Seat eye, List<Json> lines, Json.Sink out) {
    out.put("type", "scene")
        .put("seq", seq)
        .put("now", now)
        .put("eye", eye.index())
        .put("prompt", referee.prompt(), SceneCodec::write)
        .put("scene", referee.scene(eye), SceneCodec::write)
        .put("lines", Json.items(lines));
    if (referee.prompt().isOver())
      referee.result().ifPresent(result -> out.put("result", SceneCodec.write(result)));
  }

  /// The secret of the deal, told when the game is over.
  public static Json opening(Seed seed) {
    return Json.fields().put("seed", String.valueOf(seed.value())).put("salt", seed.salt()).done();
  }

  /// The minute lines after the first `since`, as that eye may read them.
  public static List<Json> lines(List<Minute> minutes, Seat eye, long since) {
    List<Json> lines = new ArrayList<>();
    int from = (int) Math.clamp(since, 0L, minutes.size());
    for (int i = from; i < minutes.size(); i++) {
      Minute minute = minutes.get(i);
      MinuteLine line = minute.event().seenBy(eye).line();
      if (line.text().isEmpty()) continue;
      Json.Writer out = Json.fields().put("n", i + 1).put("at", minute.atMillis());
      SceneCodec.write(line, out);
      lines.add(out.done());
    }
    return lines;
  }
}
