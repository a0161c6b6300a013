package parlour.testkit;

import java.util.List;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.engine.wire.JsonChange;

/// The client's side of `change` frames: makes of each the `scene` frame (or `evening` frame) that
/// a client is sent that does not ask for changes.
public final class SceneFollower {
  private Optional<Json> shown = Optional.empty();

  /// The frame itself or, if it is a change, the whole scene or evening that it leads to.
  public Json whole(Json frame) {
    return switch (frame.at("type").asText()) {
      case "scene", "evening" -> {
        shown = Optional.of(frame);
        yield frame;
      }
      case "change" -> {
        Json before = shown.orElseThrow(() -> new Json.Malformed("A change came before a scene."));
        Optional<Json> evening = frame.maybe("evening");
        Json whole =
            evening.isPresent() ? JsonChange.apply(before, evening.get()) : scene(before, frame);
        shown = Optional.of(whole);
        yield whole;
      }
      default -> frame;
    };
  }

  private static Json scene(Json before, Json frame) {
    Json.Writer after =
        Json.fields()
            .put("type", "scene")
            .put("seq", frame.at("seq"))
            .put("now", frame.at("now"))
            .put("eye", before.at("eye"))
            .put("prompt", changed(before, frame, "prompt"))
            .put("scene", changed(before, frame, "scene"))
            .put("lines", frame.maybe("lines").orElseGet(() -> Json.items(List.of())));
    for (String name : List.of("result", "opening"))
      frame.maybe(name).ifPresent(value -> after.put(name, value));
    return after.done();
  }

  private static Json changed(Json before, Json frame, String name) {
    Json old = before.at(name);
    return frame.maybe(name).map(change -> JsonChange.apply(old, change)).orElse(old);
  }
}
