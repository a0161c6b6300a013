package parlour.offline;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.wire.Json;

/// What a table has to say: what is to be kept first, what is then to be shown, and when it wants
/// to look again.
final class TableReply {
  private static final long NEVER = -1;

  private final List<Json> keep = new ArrayList<>();
  private final List<Json> frames = new ArrayList<>();
  private long waitMillis = NEVER;

  void keep(Json line) {
    keep.add(line);
  }

  void tell(Json frame) {
    frames.add(frame);
  }

  TableReply lookAfter(long millis) {
    waitMillis = millis;
    return this;
  }

  List<Json> frames() {
    return frames;
  }

  List<Json> kept() {
    return keep;
  }

  /// In how many milliseconds the table wants to look; below nought: not before it hears something.
  long waitMillis() {
    return waitMillis;
  }

  Json write() {
    return Json.fields()
        .put("keep", Json.items(keep))
        .put("frames", Json.items(frames))
        .put("wait", waitMillis)
        .done();
  }
}
