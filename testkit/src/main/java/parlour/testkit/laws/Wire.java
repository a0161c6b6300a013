package parlour.testkit.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.engine.Piece;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Zone;
import parlour.engine.play.Log;
import parlour.engine.wire.Json;
import parlour.engine.wire.LogCodec;
import parlour.engine.wire.SceneCodec;

/// Sends scenes and entries of logs over the wire and back, each thing once: one scene in sixteen
/// as a whole, and of the others whatever was in none before.
public final class Wire {
  private static final int WHOLE = 16;
  private static final int MOST = 50_000;

  private final Set<Object> sent = new HashSet<>();
  private int scenes;

  boolean survives(Scene scene) {
    if (sent.size() > MOST) sent.clear();
    Scene unsent = scenes++ % WHOLE == 0 ? scene : unsent(scene);
    return unsent.equals(
        SceneCodec.scene(Json.parse(Json.text(out -> SceneCodec.write(unsent, out)))));
  }

  private Scene unsent(Scene scene) {
    return new Scene(
            scene.headline(),
            unsent(scene.places()),
            unsent(scene.watches()),
            unsent(scene.zones().stream().map(this::unsent).toList()),
            unsent(scene.offers()))
        .listing(scene.lists());
  }

  private Zone unsent(Zone zone) {
    return switch (zone) {
      case Zone.Row(String id, String label, Seat owner, List<Piece> pieces, Zone.Role role) ->
          new Zone.Row(id, label, owner, unsent(pieces), role);
      case Zone.Stack stack -> stack;
      case Zone.Words(String id, String label, Seat owner, List<Zone.Word> words, Zone.Role role) ->
          new Zone.Words(id, label, owner, unsent(words), role);
      case Zone.Grid(String id, String label, Seat owner, List<Zone.Cell> cells, Zone.Role role) ->
          new Zone.Grid(id, label, owner, unsent(cells), role);
      case Zone.Sheet(
              String id,
              String label,
              Seat owner,
              List<Zone.Entry> entries,
              Zone.Role role) ->
          new Zone.Sheet(id, label, owner, unsent(entries), role);
    };
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
