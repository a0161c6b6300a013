package parlour.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import parlour.engine.Seat;
import parlour.engine.play.Referee;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneFrame;
import parlour.server.table.state.Match;

/// Renders what one table shows: a `scene` frame to begin with, then `change` frames, or a `scene`
/// frame each time for clients that do not ask for changes.
final class SceneRenderer {
  /// What a client looks at: clients with the same view share a frame.
  ///
  /// @param lastLine the number of the last minute line it has
  /// @param shown the position it was shown last, if any
  record View(Seat eye, boolean changes, long lastLine, @Nullable Referee<?, ?, ?> shown) {
    /// The view of a client that was shown the match.
    View after(Match match) {
      return new View(eye, changes, match.lineCounts().at(eye), match.referee());
    }
  }

  /// A frame.
  ///
  /// @param isChange whether it only makes sense after the frame before
  /// @param isNews whether it shows its eye anything new: a frame in which nothing is new would
  ///   still tell its reader that somebody has made a hidden play
  record Rendered(String text, boolean isChange, boolean isNews) {}

  /// The buffer size a scene starts with: about as much as the scenes before it took.
  private int expectedChars = 1_024;

  Rendered render(Match match, View view, long nowMillis) {
    int seq = match.lineCounts().at(view.eye());
    List<Json> lines = SceneFrame.ownLines(match.minutes(), view.eye(), view.lastLine(), seq);
    Referee<?, ?, ?> shown = view.shown();
    if (shown == null) return new Rendered(scene(match, view, lines, nowMillis), false, true);
    Json change = SceneFrame.change(shown, match.referee(), view.eye());
    boolean isNews = !change.asFields().isEmpty() || !lines.isEmpty() || match.isOver();
    return view.changes()
        ? new Rendered(
            TableFrames.change(match, view.eye(), change, lines, nowMillis), true, isNews)
        : new Rendered(scene(match, view, lines, nowMillis), false, isNews);
  }

  private String scene(Match match, View view, List<Json> lines, long nowMillis) {
    String text = TableFrames.scene(match, view.eye(), lines, nowMillis, expectedChars);
    expectedChars = Math.max(text.length() + text.length() / 8, expectedChars - expectedChars / 8);
    return text;
  }
}
