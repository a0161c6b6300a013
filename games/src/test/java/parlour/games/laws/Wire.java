package parlour.games.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.engine.Json;
import parlour.engine.Scene;
import parlour.engine.SceneCodec;

/// Sends the scenes of one position over the wire and back: the first as a whole, of the others
/// whatever no chair before has seen.
final class Wire {
  private final Set<Object> sent = new HashSet<>();

  boolean survives(Scene scene) {
    Scene unsent =
        new Scene(
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
}
