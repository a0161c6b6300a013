package parlour.engine.wire;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Event;
import parlour.engine.MinuteLine;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.engine.play.Seed;

/// Writes the frame that shows one seat or onlooker the game: the scene, the prompt, and the new
/// lines of the minute book.
public final class SceneFrame {
  /// As many characters as most changes of a scene have.
  public static final int EXPECTED_CHANGE = 1_024;

  private SceneFrame() {}

  /// An event, the number of the entry it came of, from 1, and when it happened, in milliseconds
  /// since the deal.
  public record Minute(int entry, long atMillis, Event event) {}

  /// The whole frame for one eye after `seq` entries, with the result once the game is over.
  public static void scene(
      Referee<?, ?, ?> referee,
      int seq,
      long nowMillis,
      Seat eye,
      List<Json> lines,
      Json.Sink out) {
    out.put("type", "scene")
        .put("seq", seq)
        .put("now", nowMillis)
        .put("eye", eye.index())
        .put("prompt", referee.prompt(), SceneCodec::write)
        .put("scene", referee.scene(eye), SceneCodec::write)
        .put("lines", Json.items(lines));
    result(referee, out);
  }

  /// The result, once the game is over.
  private static void result(Referee<?, ?, ?> referee, Json.Sink out) {
    if (referee.prompt().isOver())
      referee.result().ifPresent(result -> out.put("result", SceneCodec.write(result)));
  }

  /// What has changed for one eye since the frame in which it saw another position of the game: the
  /// prompt and the scene, where they changed, as [JsonChange] writes it.
  public static Json change(Referee<?, ?, ?> before, Referee<?, ?, ?> after, Seat eye) {
    Json.Writer change = Json.fields();
    JsonChange.between(before.prompt(), after.prompt(), SceneCodec::write)
        .ifPresent(prompt -> change.put("prompt", prompt));
    JsonChange.between(EXPECTED_CHANGE, before.scene(eye), after.scene(eye), SceneCodec::write)
        .ifPresent(scene -> change.put("scene", scene));
    return change.done();
  }

  /// The `change` frame for a client that was sent the game before; what has not changed is left
  /// out.
  ///
  /// @param change what [#change(Referee, Referee, Seat)] says
  public static void change(
      Referee<?, ?, ?> referee,
      int seq,
      long nowMillis,
      Json change,
      List<Json> lines,
      Json.Sink out) {
    out.put("type", "change").put("seq", seq).put("now", nowMillis);
    change.asFields().forEach(out::put);
    if (!lines.isEmpty()) out.put("lines", Json.items(lines));
    result(referee, out);
  }

  /// The seed and salt of the deal, revealed when the game is over.
  public static Json opening(Seed seed) {
    return Json.fields().put("seed", String.valueOf(seed.value())).put("salt", seed.salt()).done();
  }

  /// The lines of the minute book after the first `since`, as that eye may read them.
  public static List<Json> lines(List<Minute> minutes, Seat eye, long since) {
    List<Json> lines = new ArrayList<>();
    int from = (int) Math.clamp(since, 0L, minutes.size());
    for (int i = from; i < minutes.size(); i++) {
      Minute minute = minutes.get(i);
      MinuteLine line = minute.event().seenBy(eye).line();
      if (!line.text().isEmpty()) lines.add(line(i + 1, minute, line));
    }
    return lines;
  }

  /// The lines after that eye's own number `since`, numbered as the eye itself counts them: numbers
  /// with gaps would tell it how much it must not know.
  ///
  /// @param total how many lines that eye may read in all
  public static List<Json> ownLines(List<Minute> minutes, Seat eye, long since, int total) {
    List<Json> lines = new ArrayList<>();
    int n = total;
    for (int i = minutes.size() - 1; i >= 0 && n > since; i--) {
      MinuteLine line = minutes.get(i).event().seenBy(eye).line();
      if (!line.text().isEmpty()) lines.add(line(n--, minutes.get(i), line));
    }
    return lines.reversed();
  }

  private static Json line(int n, Minute minute, MinuteLine line) {
    Json.Writer out = Json.fields().put("n", n).put("at", minute.atMillis());
    SceneCodec.write(line, out);
    return out.done();
  }
}
