package parlour.engine.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import parlour.engine.Answer;
import parlour.engine.Kit;
import parlour.engine.MinuteLine;
import parlour.engine.PerSeat;
import parlour.engine.Piece;
import parlour.engine.Prompt;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// JSON codec of scenes, prompts, answers, minute lines and results: all that crosses the wire.
public final class SceneCodec {
  private SceneCodec() {}

  public static void write(Scene scene, Json.Sink out) {
    out.put("headline", scene.headline())
        .puts("places", scene.places(), SceneCodec::write)
        .puts("watches", scene.watches(), SceneCodec::write)
        .puts("zones", scene.zones(), ZoneCodec::write)
        .puts("offers", scene.offers(), SceneCodec::write);
    scene.question().ifPresent(question -> out.put("question", question, SceneCodec::write));
    scene.interlude().ifPresent(interlude -> out.put("interlude", interlude, SceneCodec::write));
    if (!scene.lists().isEmpty()) out.puts("lists", scene.lists(), FieldCodec::write);
  }

  public static Scene scene(Json json) {
    List<Scene.OptionList> lists =
        json.maybe("lists").map(all -> list(all, FieldCodec::optionList)).orElse(List.of());
    return new Scene(
        json.at("headline").asText(),
        list(json.at("places"), SceneCodec::place),
        list(json.at("watches"), SceneCodec::watch),
        list(json.at("zones"), ZoneCodec::zone),
        list(json.at("offers"), offer -> offer(offer, lists)),
        json.maybe("question").map(SceneCodec::question),
        json.maybe("interlude").map(SceneCodec::interlude),
        lists);
  }

  public static void write(Piece.Face face, Json.Sink out) {
    ZoneCodec.write(face, out);
  }

  public static void write(Prompt prompt, Json.Sink out) {
    out.put("pace", prompt.pace().name())
        .put("must", write(prompt.must()))
        .put("may", write(prompt.may()));
    if (prompt.hasDeadline()) out.put("deadline", prompt.deadlineMillis());
  }

  public static Prompt prompt(Json json) {
    return new Prompt(
        oneOf(Prompt.Pace.values(), json.at("pace").asText()),
        seats(json.at("must")),
        seats(json.at("may")),
        json.maybe("deadline").map(Json::asLong).orElse(Prompt.NEVER));
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

  public static void write(MinuteLine line, Json.Sink out) {
    out.put("text", line.text()).puts("clauses", line.clauses()).put("cue", line.cue().name());
    line.callout().ifPresent(callout -> out.put("callout", callout, SceneCodec::write));
  }

  public static MinuteLine line(Json json) {
    return new MinuteLine(
        json.at("text").asText(),
        list(json.at("clauses"), Json::asText),
        oneOf(MinuteLine.Cue.values(), json.at("cue").asText()),
        json.maybe("callout")
            .map(
                callout ->
                    new MinuteLine.Callout(
                        seat(callout.at("by")),
                        callout.at("words").asText(),
                        callout.maybe("gain").map(Json::asInt).orElse(0),
                        callout.maybe("great").map(Json::asBoolean).orElse(false))));
  }

  public static Json write(Result result) {
    List<Json> points = new ArrayList<>();
    for (int i = 0; i < result.points().seats(); i++)
      points.add(Json.of(result.points().at(Seat.of(i))));
    return Json.fields()
        .put("points", Json.items(points))
        .put("ranking", Json.items(result.ranking().stream().map(SceneCodec::write).toList()))
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

  private static void write(Scene.Place place, Json.Sink out) {
    out.put("seat", place.seat().index())
        .put("side", place.side())
        .put("score", place.score())
        .put("goal", place.goal())
        .puts("tallies", place.tallies(), SceneCodec::write)
        .put("note", place.note());
  }

  private static void write(Scene.Tally tally, Json.Sink out) {
    out.put("label", tally.label()).put("count", tally.count());
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

  private static void write(Scene.Watch watch, Json.Sink out) {
    out.put("label", watch.label())
        .put("owner", watch.owner().index())
        .put("until", watch.untilMillis())
        .put("span", watch.spanMillis());
  }

  private static Scene.Watch watch(Json json) {
    return new Scene.Watch(
        json.at("label").asText(),
        seat(json.at("owner")),
        json.at("until").asLong(),
        json.at("span").asLong());
  }

  private static void write(Scene.Offer offer, Json.Sink out) {
    out.put("verb", offer.verb())
        .put("label", offer.label())
        .puts("fields", offer.fields(), FieldCodec::write);
    if (!offer.at().isEmpty()) out.put("at", offer.at());
    if (!offer.warning().isEmpty()) out.put("warning", offer.warning());
  }

  private static Scene.Offer offer(Json json, List<Scene.OptionList> lists) {
    return new Scene.Offer(
        json.at("verb").asText(),
        json.at("label").asText(),
        list(json.at("fields"), field -> FieldCodec.field(field, lists)),
        json.maybe("at").map(Json::asText).orElse(""),
        json.maybe("warning").map(Json::asText).orElse(""));
  }

  private static void write(Scene.Question question, Json.Sink out) {
    out.put("text", question.text());
    if (!question.by().isNobody()) out.put("by", question.by().index());
    if (!question.about().isEmpty()) out.puts("about", question.about(), ZoneCodec::write);
    if (!question.verb().isEmpty()) out.put("verb", question.verb());
  }

  private static Scene.Question question(Json json) {
    return new Scene.Question(
        json.at("text").asText(),
        json.maybe("by").map(SceneCodec::seat).orElse(Seat.NOBODY),
        json.maybe("about").map(about -> list(about, ZoneCodec::piece)).orElse(List.of()),
        json.maybe("verb").map(Json::asText).orElse(""));
  }

  private static void write(Scene.Interlude interlude, Json.Sink out) {
    out.put("title", interlude.title())
        .puts("gains", interlude.gains(), SceneCodec::write)
        .put("standing", interlude.standing());
  }

  private static Scene.Interlude interlude(Json json) {
    return new Scene.Interlude(
        json.at("title").asText(),
        list(json.at("gains"), SceneCodec::gain),
        json.at("standing").asText());
  }

  private static void write(Scene.Gain gain, Json.Sink out) {
    out.put("seat", gain.seat().index())
        .puts("pieces", gain.pieces(), ZoneCodec::write)
        .put("why", gain.why())
        .put("gain", gain.gain())
        .put("score", gain.score());
  }

  private static Scene.Gain gain(Json json) {
    return new Scene.Gain(
        seat(json.at("seat")),
        list(json.at("pieces"), ZoneCodec::piece),
        json.at("why").asText(),
        json.at("gain").asInt(),
        json.at("score").asInt());
  }

  private static void write(MinuteLine.Callout callout, Json.Sink out) {
    out.put("by", callout.by().index()).put("words", callout.words());
    if (callout.gain() != 0) out.put("gain", callout.gain());
    if (callout.great()) out.put("great", true);
  }

  /// What a table of a game needs; sent once, with the table.
  public static void write(Kit kit, Json.Sink out) {
    out.put("aim", kit.aim(), SceneCodec::write)
        .puts("actions", kit.actions(), SceneCodec::write)
        .put("hand", kit.hand())
        .put("form", kit.form().name())
        .put("composes", kit.composes())
        .put("timed", kit.timed());
  }

  public static Kit kit(Json json) {
    Json aim = json.at("aim");
    return new Kit(
        new Kit.Aim(
            aim.at("text").asText(),
            aim.at("fewest").asBoolean(),
            aim.at("unit").asText(),
            aim.at("goal").asInt(),
            aim.maybe("tieBreak").map(Json::asText).orElse("")),
        list(json.at("actions"), SceneCodec::action),
        json.at("hand").asInt(),
        oneOf(Piece.Form.values(), json.at("form").asText()),
        json.at("composes").asBoolean(),
        json.at("timed").asBoolean());
  }

  private static Kit.Action action(Json json) {
    return new Kit.Action(
        json.at("verb").asText(),
        json.at("label").asText(),
        json.at("slot").asInt(),
        json.at("key").asText().charAt(0),
        json.at("grave").asBoolean(),
        json.maybe("cue").map(ZoneCodec::face));
  }

  private static void write(Kit.Aim aim, Json.Sink out) {
    out.put("text", aim.text())
        .put("fewest", aim.fewest())
        .put("unit", aim.unit())
        .put("goal", aim.goal())
        .put("tieBreak", aim.tieBreak());
  }

  private static void write(Kit.Action action, Json.Sink out) {
    out.put("verb", action.verb())
        .put("label", action.label())
        .put("slot", action.slot())
        .put("key", String.valueOf(action.key()))
        .put("grave", action.grave());
    action.cue().ifPresent(face -> out.put("cue", face, ZoneCodec::write));
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
