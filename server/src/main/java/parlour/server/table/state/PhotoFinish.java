package parlour.server.table.state;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

/// The record of one lag-compensated decision: who pressed when, the measured trip, and the time
/// the press was judged by.
///
/// It is stored with the entry it decided, so that anybody can check the order.
///
/// @param windowMillis how long the table waited for slower connections
public record PhotoFinish(long windowMillis, List<Press> presses) {
  public PhotoFinish {
    presses = List.copyOf(presses);
  }

  /// One press; presses are listed in the order in which they were judged.
  ///
  /// @param arrivedMillis when it arrived, in milliseconds since the deal
  /// @param tripMicros half the measured round trip
  /// @param atMillis the time it was judged by: arrival less a round trip
  public record Press(Seat seat, long arrivedMillis, long tripMicros, long atMillis) {}

  public Json write() {
    return Json.fields()
        .put("window", windowMillis)
        .put(
            "presses",
            Json.items(
                presses.stream()
                    .map(
                        press ->
                            Json.fields()
                                .put("seat", press.seat().index())
                                .put("arrived", press.arrivedMillis())
                                .put("trip", press.tripMicros())
                                .put("at", press.atMillis())
                                .done())
                    .toList()))
        .done();
  }

  static PhotoFinish read(Json json) {
    return new PhotoFinish(
        json.at("window").asLong(),
        json.at("presses").asItems().stream()
            .map(
                press ->
                    new Press(
                        SceneCodec.seat(press.at("seat")),
                        press.at("arrived").asLong(),
                        press.at("trip").asLong(),
                        press.at("at").asLong()))
            .toList());
  }
}
