package parlour.games.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.MinuteLine;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

/// A recording as JSON and back. Scenes of one eye follow each other, so that they compress well,
/// and one that equals the scene before it is left out.
public final class RecordingCodec {
  /// The version of this format.
  private static final int FORMAT = 1;

  private static final Json SAME = Json.of(0);

  private RecordingCodec() {}

  public static Json write(Recording recording) {
    List<Recording.Step> steps = recording.steps();
    List<Json> eyes = new ArrayList<>();
    for (int eye = 0; eye < steps.getFirst().scenes().size(); eye++) eyes.add(eye(steps, eye));
    Json.Writer out =
        Json.fields().put("recording", FORMAT).put("kit", recording.kit(), SceneCodec::write);
    recording.result().ifPresent(result -> out.put("result", SceneCodec.write(result)));
    return out.puts(
            "prompts", steps.stream().map(Recording.Step::prompt).toList(), SceneCodec::write)
        .put("eyes", Json.items(eyes))
        .done();
  }

  private static Json eye(List<Recording.Step> steps, int eye) {
    List<Json> scenes = new ArrayList<>();
    List<Json> lines = new ArrayList<>();
    Json before = SAME;
    for (Recording.Step step : steps) {
      Json.Writer out = Json.fields();
      SceneCodec.write(step.scenes().get(eye), out);
      Json scene = out.done();
      scenes.add(scene.equals(before) ? SAME : scene);
      before = scene;
      List<Json> events = new ArrayList<>();
      for (Recording.RecordedEvent seen : step.events()) {
        Json.Writer line = Json.fields();
        SceneCodec.write(seen.lines().get(eye), line);
        events.add(line.done());
      }
      lines.add(Json.items(events));
    }
    return Json.fields().put("scenes", Json.items(scenes)).put("lines", Json.items(lines)).done();
  }

  /// Reads a recording; throws [Json.Malformed] if it is none.
  public static Recording read(Json json) {
    if (json.at("recording").asInt() != FORMAT)
      throw new Json.Malformed("This recording is of a format not known here.");
    List<Prompt> prompts = json.at("prompts").asItems().stream().map(SceneCodec::prompt).toList();
    List<List<Scene>> scenes = new ArrayList<>();
    for (Json eye : json.at("eyes").asItems()) scenes.add(scenes(eye));
    List<Recording.Step> steps = new ArrayList<>();
    for (int i = 0; i < prompts.size(); i++) {
      int step = i;
      steps.add(
          new Recording.Step(
              prompts.get(step),
              scenes.stream().map(eye -> eye.get(step)).toList(),
              events(json, step)));
    }
    Optional<Json> result = json.maybe("result");
    return new Recording(
        SceneCodec.kit(json.at("kit")), result.map(SceneCodec::result), List.copyOf(steps));
  }

  private static List<Scene> scenes(Json eye) {
    List<Scene> scenes = new ArrayList<>();
    for (Json scene : eye.at("scenes").asItems())
      scenes.add(scene.equals(SAME) ? scenes.getLast() : SceneCodec.scene(scene));
    return scenes;
  }

  private static List<Recording.RecordedEvent> events(Json json, int step) {
    List<Json> eyes = json.at("eyes").asItems();
    List<Recording.RecordedEvent> events = new ArrayList<>();
    int count = eyes.getFirst().at("lines").asItems().get(step).asItems().size();
    for (int event = 0; event < count; event++) {
      List<MinuteLine> lines = new ArrayList<>();
      for (Json eye : eyes)
        lines.add(SceneCodec.line(eye.at("lines").asItems().get(step).asItems().get(event)));
      events.add(new Recording.RecordedEvent(List.copyOf(lines), Seat.NOBODY));
    }
    return List.copyOf(events);
  }
}
