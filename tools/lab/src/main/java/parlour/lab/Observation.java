package parlour.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import parlour.engine.PerSeat;
import parlour.engine.Result;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

/// What one chair sees of a lab, as JSON.
public final class Observation {
  /// The parts that can be left out; the rest is always there.
  public enum Part {
    /// What the table waits for.
    PROMPT,
    /// The scene, as clients draw it.
    SCENE,
    /// The legal answers with their ids.
    LEGAL,
    /// Only the ids of the legal answers, and that of waiting where it is allowed.
    ACTIONS,
    /// The scene as a vector of fixed size.
    VECTOR,
    /// The scene as tables of counts.
    FEATURES,
    /// All the chair knows: every line it has read, and the scene.
    STATE,
    /// The lines since the last step.
    LINES
  }

  /// What programs are shown unless they ask for other parts.
  public static final Set<Part> USUAL =
      Set.copyOf(EnumSet.of(Part.PROMPT, Part.SCENE, Part.LEGAL, Part.LINES));

  private Observation() {}

  /// The parts with these names.
  public static Set<Part> parts(List<Json> names) {
    Set<Part> parts = EnumSet.noneOf(Part.class);
    for (Json name : names) {
      Part found = null;
      for (Part part : Part.values()) if (name(part).equals(name.asText())) found = part;
      if (found == null)
        throw LabRefusal.badRequest(
            "An observation has no part \""
                + name.asText()
                + "\"; its parts are "
                + String.join(", ", Arrays.stream(Part.values()).map(Observation::name).toList())
                + ".");
      parts.add(found);
    }
    return parts;
  }

  private static String name(Part part) {
    return part.name().toLowerCase(Locale.ROOT);
  }

  /// Writes what became of a step besides what is seen: only that an answer came too late.
  public static void write(Lab.Outcome outcome, Json.Sink out) {
    if (outcome.stood()) return;
    out.put("stood", false).put("why", outcome.why()).put("clause", outcome.clause());
  }

  /// Writes what a chair sees; -1 is an onlooker.
  public static void write(Lab<?, ?, ?> lab, int seat, Set<Part> parts, Json.Sink out) {
    out.put("seat", seat);
    out.puts("turn", lab.turn().stream().mapToInt(Seat::index).toArray());
    out.put("steps", lab.steps());
    out.put("now", lab.nowMillis());
    if (lab.steps() == 0 || parts.contains(Part.PROMPT)) {
      out.put("seed", String.valueOf(lab.seeds().deal()));
      out.put("botSeed", String.valueOf(lab.seeds().bots()));
    }
    if (parts.contains(Part.PROMPT)) out.put("prompt", lab.prompt(), SceneCodec::write);
    if (parts.contains(Part.SCENE)) out.put("scene", lab.scene(seat), SceneCodec::write);
    if (seat >= 0 && parts.contains(Part.LEGAL)) writeLegal(lab, seat, out);
    if (seat >= 0 && parts.contains(Part.ACTIONS)) out.puts("actions", lab.actions(seat));
    if (parts.contains(Part.VECTOR)) out.puts("vector", lab.vector(seat));
    if (parts.contains(Part.FEATURES))
      out.put("features", lab, (shown, sink) -> shown.writeFeatures(seat, sink));
    if (parts.contains(Part.STATE)) out.put("state", state(lab, seat));
    if (parts.contains(Part.LINES)) out.puts("lines", lab.news(seat));
    boolean over = lab.result().isPresent();
    out.put("done", over || lab.steps() >= Lab.MOST_STEPS);
    if (over) writeResult(lab.result().get(), out);
  }

  private static void writeLegal(Lab<?, ?, ?> lab, int seat, Json.Sink out) {
    out.puts("legal", lab.legal(seat), ActionTable::write);
    out.put("mayWait", lab.mayWait(seat));
  }

  /// The information state as one text: equal texts mean that the chair cannot tell the positions
  /// apart.
  private static String state(Lab<?, ?, ?> lab, int seat) {
    return String.join("\n", lab.lines(seat))
        + "\n"
        + Json.text(out -> SceneCodec.write(lab.scene(seat), out));
  }

  private static void writeResult(Result result, Json.Sink out) {
    PerSeat<Double> rewards = Rewards.of(result);
    List<Json> each = new ArrayList<>();
    for (int i = 0; i < rewards.seats(); i++) each.add(new Json.Decimal(rewards.at(Seat.of(i))));
    out.put("rewards", Json.items(each));
    out.put("result", SceneCodec.write(result));
  }
}
