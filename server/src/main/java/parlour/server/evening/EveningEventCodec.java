package parlour.server.evening;

import parlour.engine.play.Seed;
import parlour.engine.wire.Json;
import parlour.games.progressive.EveningLogCodec;
import parlour.server.wire.KeyedReply;

/// Evening events as JSON and back: the format on disk, so every name ever written must stay
/// readable.
public final class EveningEventCodec {
  private EveningEventCodec() {}

  public static Json write(EveningEvent event) {
    return switch (event) {
      case EveningEvent.Requested(EveningEvent caused, KeyedReply answer) -> {
        Json.Writer out = Json.fields();
        write(caused).asFields().forEach(out::put);
        yield out.put(KeyedReply.FIELD, answer.write()).done();
      }
      case EveningEvent.Opened opened ->
          named("opened")
              .put("plan", EveningLogCodec.write(opened.plan()))
              .put("seed", opened.seed().value())
              .put("salt", opened.seed().salt())
              .put("hostess", opened.tokenHashes().hostess())
              .put("invite", opened.tokenHashes().invite())
              .put("screen", opened.tokenHashes().screen())
              .put("at", opened.openedMillis())
              .done();
      case EveningEvent.Stepped(EveningLogCodec.Entry entry) -> {
        Json.Writer out = named("stepped");
        EveningLogCodec.write(entry).values().forEach(out::put);
        yield out.done();
      }
      case EveningEvent.TokenGiven(int guest, String tokenHash) ->
          named("keyed").put("guest", guest).put("key", tokenHash).done();
      case EveningEvent.ClockNoted(long atMillis) -> named("rested").put("at", atMillis).done();
      case EveningEvent.TablesLaid laid ->
          named("laid")
              .put("round", laid.round())
              .put("tables", Json.texts(laid.tables()))
              .put("words", Json.texts(laid.words()))
              .done();
    };
  }

  public static EveningEvent read(Json json) {
    EveningEvent event = bare(json);
    return json.maybe(KeyedReply.FIELD)
        .<EveningEvent>map(answer -> new EveningEvent.Requested(event, KeyedReply.read(answer)))
        .orElse(event);
  }

  private static EveningEvent bare(Json json) {
    String type = json.at("type").asText();
    return switch (type) {
      case "opened" ->
          new EveningEvent.Opened(
              EveningLogCodec.plan(json.at("plan")),
              new Seed(json.at("seed").asLong(), json.at("salt").asText()),
              new EveningEvent.TokenHashes(
                  json.at("hostess").asText(),
                  json.at("invite").asText(),
                  json.at("screen").asText()),
              json.at("at").asLong());
      case "stepped" -> new EveningEvent.Stepped(EveningLogCodec.entry(json));
      case "keyed" ->
          new EveningEvent.TokenGiven(json.at("guest").asInt(), json.at("key").asText());
      case "rested" -> new EveningEvent.ClockNoted(json.at("at").asLong());
      case "laid" ->
          new EveningEvent.TablesLaid(
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
