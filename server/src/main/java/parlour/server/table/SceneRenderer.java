package parlour.server.table;

import java.util.HashMap;
import java.util.Map;
import parlour.engine.Seat;
import parlour.server.table.state.Match;

/// Renders `scene` frames, and knows what it last rendered for each eye: a frame in which nothing
/// is new would still tell its reader that somebody has made a hidden play.
final class SceneRenderer {
  private static final String CONTENT = "\"eye\":";
  private static final String LINES = ",\"lines\":[";

  private final Map<Seat, Long> shown = new HashMap<>();

  /// The buffer size a scene starts with: about as much as the scenes before it took.
  private int expectedChars = 1_024;

  /// A frame; `isNews` is whether it shows its eye anything that the frame before did not.
  record Rendered(String text, boolean isNews) {}

  Rendered render(Match match, Seat eye, long lastLine, long nowMillis) {
    String text = TableFrames.scene(match, eye, lastLine, nowMillis, expectedChars);
    expectedChars = Math.max(text.length() + text.length() / 8, expectedChars - expectedChars / 8);
    int lines = text.lastIndexOf(LINES);
    Long hash = hash(text, text.indexOf(CONTENT), lines);
    boolean changed = !hash.equals(shown.put(eye, hash));
    boolean hasLines = text.charAt(lines + LINES.length()) != ']';
    return new Rendered(text, changed || hasLines || match.isOver());
  }

  /// A 64-bit hash (FNV-1a) of what stands between the frame's numbers and its lines.
  private static long hash(String text, int from, int to) {
    long hash = 0xcbf29ce484222325L;
    for (int i = from; i < to; i++) hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    return hash;
  }
}
