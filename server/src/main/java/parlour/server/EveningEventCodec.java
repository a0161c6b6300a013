package parlour.server;

import parlour.engine.Json;
import parlour.engine.Seed;
import parlour.games.progressive.EveningBook;

/// The events of an evening as JSON and back; this is what lies on the disk, so old words must
/// always be understood.
final class EveningEventCodec {
  private EveningEventCodec() {}

  static Json write(EveningEvent event) {
    return switch (event) {
      case EveningEvent.Opened opened ->
          named("opened")
              .put("plan", EveningBook.write(opened.plan()))
              .put("seed", opened.seed().value())
              .put("salt", opened.seed().salt())
              .put("hostess", opened.keys().hostess())
              .put("invite", opened.keys().invite())
              .put("screen", opened.keys().screen())
              .put("at", opened.at())
              .done();
      case EveningEvent.Stepped(EveningBook.Entry entry) -> {
        Json.Writer out = named("stepped");
        EveningBook.write(entry).values().forEach(out::put);
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

  static EveningEvent read(Json json) {
    String type = json.at("type").asText();
    return switch (type) {
      case "opened" ->
          new EveningEvent.Opened(
              EveningBook.plan(json.at("plan")),
              new Seed(json.at("seed").asWhole(), json.at("salt").asText()),
              new EveningEvent.Keys(
                  json.at("hostess").asText(),
                  json.at("invite").asText(),
                  json.at("screen").asText()),
              json.at("at").asWhole());
      case "stepped" -> new EveningEvent.Stepped(EveningBook.entry(json));
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
