package parlour.server.club.state;

import java.util.List;
import parlour.engine.wire.Json;

/// A finished game in the club's book. It names nobody: members are numbers.
///
/// @param atMillis when it ended
public record BookedGame(
    String table, String game, long atMillis, List<Place> places, List<Word> words) {
  /// How one chair came out.
  ///
  /// @param member the member's number, -1 for a guest or a bot
  /// @param place from 1; those who tied share one, partners too
  /// @param side the partnership's name, or nothing
  public record Place(int member, int points, int place, String side) {}

  /// A word that a member made, and what it brought at once.
  public record Word(int member, String word, int gain) {}

  /// Reads what a table reports of its game.
  public static BookedGame read(String table, String game, long atMillis, Json report) {
    return new BookedGame(
        table,
        game,
        atMillis,
        report.at("seats").asItems().stream()
            .map(
                seat ->
                    new Place(
                        seat.at("member").asInt(),
                        seat.at("points").asInt(),
                        seat.at("place").asInt(),
                        seat.at("side").asText()))
            .toList(),
        report.at("words").asItems().stream()
            .map(
                word ->
                    new Word(
                        word.at("member").asInt(),
                        word.at("word").asText(),
                        word.at("gain").asInt()))
            .toList());
  }

  /// The same as JSON: `seats` and `words`, as tables report them.
  public Json.Writer write() {
    return Json.fields()
        .put("table", table)
        .put("game", game)
        .put("at", atMillis)
        .put(
            "seats",
            Json.items(
                places.stream()
                    .map(
                        place ->
                            Json.fields()
                                .put("member", place.member())
                                .put("points", place.points())
                                .put("place", place.place())
                                .put("side", place.side())
                                .done())
                    .toList()))
        .put(
            "words",
            Json.items(
                words.stream()
                    .map(
                        word ->
                            Json.fields()
                                .put("member", word.member())
                                .put("word", word.word())
                                .put("gain", word.gain())
                                .done())
                    .toList()));
  }
}
