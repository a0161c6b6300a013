package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// Scenes, prompts, answers, lines and results as JSON and back: all that ever crosses a wire.
public final class SceneCodec {
  private SceneCodec() {}

  public static Json write(Scene scene) {
    return Json.fields()
        .put("headline", scene.headline())
        .put("places", list(scene.places(), SceneCodec::write))
        .put("watches", list(scene.watches(), SceneCodec::write))
        .put("zones", list(scene.zones(), SceneCodec::write))
        .put("offers", list(scene.offers(), SceneCodec::write))
        .done();
  }

  public static Scene scene(Json json) {
    return new Scene(
        json.at("headline").asText(),
        list(json.at("places"), SceneCodec::place),
        list(json.at("watches"), SceneCodec::watch),
        list(json.at("zones"), SceneCodec::zone),
        list(json.at("offers"), SceneCodec::offer));
  }

  public static Json write(Piece.Face face) {
    return ZoneCodec.write(face);
  }

  public static Json write(Prompt prompt) {
    Json.Writer out =
        Json.fields()
            .put("pace", prompt.pace().name())
            .put("must", write(prompt.must()))
            .put("may", write(prompt.may()));
    if (prompt.hasDeadline()) out.put("deadline", prompt.deadline());
    return out.done();
  }

  public static Json write(Answer answer) {
    Json.Writer fields = Json.fields();
    answer.fields().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(field -> fields.put(field.getKey(), field.getValue()));
    return Json.fields().put("verb", answer.verb()).put("fields", fields.done()).done();
  }

  public static Answer answer(Json json) {
    TreeMap<String, String> fields = new TreeMap<>();
    json.maybe("fields")
        .ifPresent(
            all -> all.asFields().forEach((name, value) -> fields.put(name, value.asText())));
    return new Answer(json.at("verb").asText(), fields);
  }

  public static Json write(Line line) {
    return Json.fields()
        .put("text", line.text())
        .put("clauses", Json.texts(line.clauses()))
        .put("cue", line.cue().name())
        .done();
  }

  public static Json write(Result result) {
    List<Json> points = new ArrayList<>();
    for (int i = 0; i < result.points().seats(); i++)
      points.add(Json.of(result.points().at(Seat.of(i))));
    return Json.fields()
        .put("points", Json.items(points))
        .put("ranking", list(result.ranking(), SceneCodec::write))
        .done();
  }

  public static Result result(Json json) {
    List<Json> points = json.at("points").asItems();
    return new Result(
        PerSeat.of(points.size(), seat -> points.get(seat.index()).asInt()),
        list(json.at("ranking"), SceneCodec::seats));
  }

  public static Json write(Seats seats) {
    List<Json> all = new ArrayList<>();
    for (Seat seat : seats) all.add(Json.of(seat.index()));
    return Json.items(all);
  }

  public static Seats seats(Json json) {
    Seats seats = Seats.NONE;
    for (Json seat : json.asItems()) seats = seats.with(seat(seat));
    return seats;
  }

  public static Seat seat(Json json) {
    int index = json.asInt();
    if (index < -1 || index >= Seat.MOST)
      throw new Json.Malformed("There is no seat " + index + ".");
    return Seat.of(index);
  }

  private static Json write(Scene.Place place) {
    return Json.fields()
        .put("seat", place.seat().index())
        .put("side", place.side())
        .put("score", place.score())
        .put("goal", place.goal())
        .put(
            "tallies",
            list(
                place.tallies(),
                t -> Json.fields().put("label", t.label()).put("count", t.count()).done()))
        .put("note", place.note())
        .done();
  }

  private static Scene.Place place(Json json) {
    return new Scene.Place(
        seat(json.at("seat")),
        json.at("side").asText(),
        json.at("score").asInt(),
        json.at("goal").asInt(),
        list(
            json.at("tallies"),
            t -> new Scene.Tally(t.at("label").asText(), t.at("count").asInt())),
        json.at("note").asText());
  }

  private static Json write(Scene.Watch watch) {
    return Json.fields()
        .put("label", watch.label())
        .put("owner", watch.owner().index())
        .put("until", watch.until())
        .put("span", watch.span())
        .done();
  }

  private static Scene.Watch watch(Json json) {
    return new Scene.Watch(
        json.at("label").asText(),
        seat(json.at("owner")),
        json.at("until").asWhole(),
        json.at("span").asWhole());
  }

  private static Json write(Scene.Offer offer) {
    return Json.fields()
        .put("verb", offer.verb())
        .put("label", offer.label())
        .put("fields", list(offer.fields(), FieldCodec::write))
        .done();
  }

  private static Scene.Offer offer(Json json) {
    return new Scene.Offer(
        json.at("verb").asText(),
        json.at("label").asText(),
        list(json.at("fields"), FieldCodec::field));
  }

  private static Json write(Zone zone) {
    return ZoneCodec.write(zone);
  }

  private static Zone zone(Json json) {
    return ZoneCodec.zone(json);
  }

  static <T> Json list(List<T> values, Function<T, Json> write) {
    List<Json> out = new ArrayList<>(values.size());
    for (T value : values) out.add(write.apply(value));
    return Json.items(out);
  }

  static <T> List<T> list(Json json, Function<Json, T> read) {
    List<T> out = new ArrayList<>();
    for (Json value : json.asItems()) out.add(read.apply(value));
    return List.copyOf(out);
  }

  static <E extends Enum<E>> E oneOf(E[] all, String name) {
    for (E one : all) if (one.name().equals(name)) return one;
    throw new Json.Malformed("\"" + name + "\" is not one of the known words.");
  }
}
