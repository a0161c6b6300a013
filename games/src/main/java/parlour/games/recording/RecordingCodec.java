package parlour.games.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.MinuteLine;
import parlour.engine.Prompt;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.engine.wire.JsonChange;
import parlour.engine.wire.SceneCodec;

/// A recording as JSON and back: for each eye the first scene, then what changed with each step,
/// and the lines of the minute book.
public final class RecordingCodec {
  private static final int FORMAT = 2;

  /// The first format, in which every scene was written whole; `0` stood for the one before.
  private static final int WHOLE_SCENES = 1;

  private static final Json SAME = Json.of(0);

  private RecordingCodec() {}

  /// What one eye saw of a step.
  private record SeenStep(Optional<Scene> before, Scene scene, List<MinuteLine> lines) {}

  public static String write(Recording recording) {
    List<Recording.Step> steps = recording.steps();
    List<List<SeenStep>> eyes = new ArrayList<>();
    for (int eye = 0; eye < steps.getFirst().scenes().size(); eye++) eyes.add(seen(steps, eye));
    return Json.text(
        out -> {
          out.put("recording", FORMAT).put("kit", recording.kit(), SceneCodec::write);
          recording.result().ifPresent(result -> out.put("result", SceneCodec.write(result)));
          out.puts(
                  "prompts", steps.stream().map(Recording.Step::prompt).toList(), SceneCodec::write)
              .puts(
                  "eyes", eyes, (seen, eye) -> eye.puts("steps", seen, RecordingCodec::writeStep));
        });
  }

  private static List<SeenStep> seen(List<Recording.Step> steps, int eye) {
    List<SeenStep> seen = new ArrayList<>();
    Optional<Scene> before = Optional.empty();
    for (Recording.Step step : steps) {
      Scene scene = step.scenes().get(eye);
      seen.add(
          new SeenStep(
              before, scene, step.events().stream().map(each -> each.lines().get(eye)).toList()));
      before = Optional.of(scene);
    }
    return seen;
  }

  private static void writeStep(SeenStep step, Json.Sink out) {
    if (step.before().isEmpty()) out.put("scene", step.scene(), SceneCodec::write);
    else
      JsonChange.<Scene>between(step.before().get(), step.scene(), SceneCodec::write)
          .ifPresent(change -> out.put("scene", change));
    if (!step.lines().isEmpty()) out.puts("lines", step.lines(), SceneCodec::write);
  }

  /// Reads a recording; throws [Json.Malformed] if it is none.
  public static Recording read(Json json) {
    int format = json.at("recording").asInt();
    if (format != FORMAT && format != WHOLE_SCENES)
      throw new Json.Malformed("This recording is of a format not known here.");
    List<Prompt> prompts = json.at("prompts").asItems().stream().map(SceneCodec::prompt).toList();
    List<List<SeenStep>> eyes = new ArrayList<>();
    for (Json eye : json.at("eyes").asItems())
      eyes.add(format == WHOLE_SCENES ? readWhole(eye) : readChanges(eye));
    List<Recording.Step> steps = new ArrayList<>();
    for (int i = 0; i < prompts.size(); i++) {
      int step = i;
      List<SeenStep> seen = eyes.stream().map(eye -> eye.get(step)).toList();
      steps.add(
          new Recording.Step(
              prompts.get(step), seen.stream().map(SeenStep::scene).toList(), events(seen)));
    }
    Optional<Json> result = json.maybe("result");
    return new Recording(
        SceneCodec.kit(json.at("kit")), result.map(SceneCodec::result), List.copyOf(steps));
  }

  private static List<SeenStep> readChanges(Json eye) {
    List<SeenStep> seen = new ArrayList<>();
    Json scene = new Json.Null();
    for (Json step : eye.at("steps").asItems()) {
      Optional<Json> change = step.maybe("scene");
      Optional<Scene> before =
          seen.isEmpty() ? Optional.empty() : Optional.of(seen.getLast().scene());
      if (change.isPresent()) scene = JsonChange.apply(scene, change.get());
      Scene now = before.isPresent() && change.isEmpty() ? before.get() : SceneCodec.scene(scene);
      seen.add(new SeenStep(before, now, lines(step.maybe("lines"))));
    }
    return seen;
  }

  private static List<SeenStep> readWhole(Json eye) {
    List<SeenStep> seen = new ArrayList<>();
    List<Json> lines = eye.at("lines").asItems();
    for (Json scene : eye.at("scenes").asItems()) {
      Optional<Scene> before =
          seen.isEmpty() ? Optional.empty() : Optional.of(seen.getLast().scene());
      Scene now = before.isPresent() && scene.equals(SAME) ? before.get() : SceneCodec.scene(scene);
      seen.add(new SeenStep(before, now, lines(Optional.of(lines.get(seen.size())))));
    }
    return seen;
  }

  private static List<MinuteLine> lines(Optional<Json> lines) {
    return lines.stream().flatMap(all -> all.asItems().stream()).map(SceneCodec::line).toList();
  }

  private static List<Recording.RecordedEvent> events(List<SeenStep> seen) {
    List<Recording.RecordedEvent> events = new ArrayList<>();
    for (int i = 0; i < seen.getFirst().lines().size(); i++) {
      int event = i;
      List<MinuteLine> lines = seen.stream().map(eye -> eye.lines().get(event)).toList();
      events.add(new Recording.RecordedEvent(lines, Seat.NOBODY));
    }
    return List.copyOf(events);
  }
}
