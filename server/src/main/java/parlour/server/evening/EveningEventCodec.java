package parlour.server.evening;

import parlour.engine.Seed;
import parlour.engine.wire.Json;
import parlour.games.progressive.EveningLogCodec;

/// The events of an evening as JSON and back; this is what lies on the disk, so old words must
/// always be understood.
public final class EveningEventCodec {
  private EveningEventCodec() {}

  public static Json write(EveningEvent event) {
    return switch (event) {
      case EveningEvent.Opened opened ->
          named("opened")
              .put("plan", EveningLogCodec.write(opened.plan()))
              .put("seed", opened.seed().value())
              .put("salt", opened.seed().salt())
              .put("hostess", opened.keys().hostess())
              .put("invite", opened.keys().invite())
              .put("screen", opened.keys().screen())
              .put("at", opened.at())
              .done();
      case EveningEvent.Stepped(EveningLogCodec.Entry entry) -> {
        Json.Writer out = named("stepped");
        EveningLogCodec.write(entry).values().forEach(out::put);
        yield out.done();
      }
      case EveningEvent.Keyed(int guest, String key) ->
          named("keyed").put("guest", guest).put("key", key).done();
      case EveningEvent.Laid laid ->
          named("laid")
              .put("round", laid.round())
              .put("tables", Json.texts(laid.tables()))
              .put("words", Json.texts(laid.words()))
              .done();
    };
  }

  public static EveningEvent read(Json json) {
    String type = json.at("type").asText();
    return switch (type) {
      case "opened" ->
          new EveningEvent.Opened(
              EveningLogCodec.plan(json.at("plan")),
              new Seed(json.at("seed").asLong(), json.at("salt").asText()),
              new EveningEvent.Keys(
                  json.at("hostess").asText(),
                  json.at("invite").asText(),
                  json.at("screen").asText()),
              json.at("at").asLong());
      case "stepped" -> new EveningEvent.Stepped(EveningLogCodec.entry(json));
      case "keyed" -> new EveningEvent.Keyed(json.at("guest").asInt(), json.at("key").asText());
      case "laid" ->
          new EveningEvent.Laid(
              json.at("round").asInt(),
              json.at("tables").asItems().stream().map(Json::asText).toList(),
              json.at("words").asItems().stream().map(Json::asText).toList());
      default -> throw new Json.Malformed("\"" + type + "\" is no event of an evening.");
    };
  }

  private static Json.Writer named(String type) {
    return Json.fields().put("type", type);
  }
}
