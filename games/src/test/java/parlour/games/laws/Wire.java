package parlour.games.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.engine.Json;
import parlour.engine.Log;
import parlour.engine.LogCodec;
import parlour.engine.Scene;
import parlour.engine.SceneCodec;

/// Sends scenes and entries of logs over the wire and back, each thing once: one scene in eight as
/// a whole, and of the others whatever was in none before.
final class Wire {
  private static final int WHOLE = 8;
  private static final int MOST = 50_000;

  private final Set<Object> sent = new HashSet<>();
  private int scenes;

  boolean survives(Scene scene) {
    if (sent.size() > MOST) sent.clear();
    Scene unsent =
        scenes++ % WHOLE == 0
            ? scene
            : new Scene(
                scene.headline(),
                unsent(scene.places()),
                unsent(scene.watches()),
                unsent(scene.zones()),
                unsent(scene.offers()));
    return unsent.equals(SceneCodec.scene(Json.parse(SceneCodec.write(unsent).write())));
  }

  private <T> List<T> unsent(List<T> things) {
    List<T> unsent = new ArrayList<>();
    for (T thing : things) if (sent.add(thing)) unsent.add(thing);
    return unsent;
  }

  /// Whether an entry survives; one that says the same by the same player at another time does too.
  boolean survives(Log.Entry entry) {
    if (!sent.add(new Log.Entry(0, entry.by(), entry.answer()))) return true;
    return entry.equals(LogCodec.entry(Json.parse(LogCodec.write(entry).write())));
  }
}
