package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.wire.Json;

/// A table's reply: lines to store first, frames to show then, and when to call `look` next.
final class TableReply {
  private static final long NEVER = -1;

  private final List<Json> stored = new ArrayList<>();
  private final List<Json> frames = new ArrayList<>();
  private long waitMillis = NEVER;

  void store(Json line) {
    stored.add(line);
  }

  void show(Json frame) {
    frames.add(frame);
  }

  TableReply lookAfter(long millis) {
    waitMillis = millis;
    return this;
  }

  List<Json> frames() {
    return frames;
  }

  List<Json> stored() {
    return stored;
  }

  /// How long until the next `look`; negative if the table waits for a frame.
  long waitMillis() {
    return waitMillis;
  }

  Json write() {
    return Json.fields()
        .put("keep", Json.items(stored))
        .put("frames", Json.items(frames))
        .put("wait", waitMillis)
        .done();
  }
}
