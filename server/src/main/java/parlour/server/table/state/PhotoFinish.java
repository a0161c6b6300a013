package parlour.server.table.state;

import java.util.List;
import parlour.engine.Seat;
import parlour.engine.wire.Json;
import parlour.engine.wire.SceneCodec;

/// The sheet of a photo finish: who pressed when, how long his messages take, and the time he was
/// given.
///
/// @param window how long the table waited for slower lines, in milliseconds
public record PhotoFinish(long window, List<Press> presses) {
  public PhotoFinish {
    presses = List.copyOf(presses);
  }

  /// One press in the order in which the rules heard it.
  ///
  /// @param arrived when it came in, in milliseconds since the deal
  /// @param trip half the measured round trip, in microseconds
  /// @param at the time it was given
  public record Press(Seat seat, long arrived, long trip, long at) {}

  public Json write() {
    return Json.fields()
        .put("window", window)
        .put(
            "presses",
            Json.items(
                presses.stream()
                    .map(
                        press ->
                            Json.fields()
                                .put("seat", press.seat().index())
                                .put("arrived", press.arrived())
                                .put("trip", press.trip())
                                .put("at", press.at())
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
