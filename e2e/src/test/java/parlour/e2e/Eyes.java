package parlour.e2e;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a person sees on a table, and what they would miss.
final class Eyes {
  /// A function of the scene's frame that looks at the page.
  static final String SCRIPT = RecordedPage.script("eyes.js").strip().replaceFirst(";$", "");

  private static final Gson GSON = new Gson();

  /// How far something may move that nobody has touched, in pixels.
  private static final double STILL = 2;

  /// A window with text of a size.
  record Look(int width, int height, String text) {
    @Override
    public String toString() {
      return width + "×" + height + " " + text;
    }
  }

  static final List<Look> LOOKS =
      List.of(
          new Look(1280, 800, "usual"),
          new Look(390, 844, "usual"),
          new Look(360, 640, "usual"),
          new Look(390, 844, "largest"));

  /// What [#SCRIPT] finds.
  record Seen(
      List<String> faults,
      boolean scrolls,
      Map<String, List<Double>> hands,
      Map<String, List<Double>> acts) {
    static Seen of(@Nullable Object found) {
      return GSON.fromJson(GSON.toJsonTree(found), Seen.class);
    }
  }

  private Eyes() {}

  /// Whether a game of the catalogue is looked at in every build; the others are measured instead.
  static boolean areOn(int game) {
    return game / LOOKS.size() % 2 == 0;
  }

  /// What can be touched before and after, in a zone that has stayed as it was, and has moved
  /// though the player did nothing meanwhile; and buttons that moved, or stand where others were.
  static List<String> moved(Seen then, String frame, Seen now, String nextFrame) {
    Map<String, JsonObject> before = zones(frame);
    Map<String, JsonObject> after = zones(nextFrame);
    List<String> moved = new ArrayList<>();
    now.acts()
        .forEach(
            (act, at) ->
                then.acts()
                    .forEach(
                        (old, was) -> {
                          if (act.equals(old) != isSame(at, was))
                            moved.add(act + " stands elsewhere, or where " + old + " was");
                        }));
    if (!before.keySet().equals(after.keySet())) return moved;
    for (var each : now.hands().entrySet()) {
      List<Double> old = then.hands().get(each.getKey());
      if (old == null || !stayed(each.getKey(), before, after)) continue;
      if (!isSame(old, each.getValue())) moved.add(each.getKey() + " moved");
    }
    return moved;
  }

  private static boolean isSame(List<Double> place, List<Double> other) {
    return Math.abs(place.get(0) - other.get(0)) <= STILL
        && Math.abs(place.get(1) - other.get(1)) <= STILL;
  }

  /// Whether the zone that something lies in has stayed as it was.
  private static boolean stayed(
      String id, Map<String, JsonObject> before, Map<String, JsonObject> after) {
    for (var zone : after.entrySet())
      if (zone.getValue().toString().contains("\"id\":\"" + id + "\""))
        return zone.getValue().equals(before.get(zone.getKey()));
    return false;
  }

  private static Map<String, JsonObject> zones(String frame) {
    Map<String, JsonObject> zones = new LinkedHashMap<>();
    JsonObject scene = JsonParser.parseString(frame).getAsJsonObject().getAsJsonObject("scene");
    for (JsonElement zone : scene.getAsJsonArray("zones"))
      zones.put(zone.getAsJsonObject().get("id").getAsString(), zone.getAsJsonObject());
    // A card that comes or goes is something that came or went.
    zones.put("card", scene.has("question") ? scene.getAsJsonObject("question") : new JsonObject());
    return zones;
  }
}
