package parlour.server.wire;

import parlour.engine.wire.Json;

/// The answer to a request with an [IdempotencyKey], stored with the event the request caused.
public record KeyedReply(RequestKey request, Reply reply) {
  /// The field of a stored event that holds it; builds that do not know it read the event without.
  public static final String FIELD = "request";

  public Json write() {
    return Json.fields()
        .put("key", request.key())
        .put("content", request.content())
        .put("status", reply.status())
        .put("body", reply.body())
        .done();
  }

  public static KeyedReply read(Json json) {
    return new KeyedReply(
        new RequestKey(json.at("key").asText(), json.at("content").asText()),
        new Reply(json.at("status").asInt(), json.at("body").asText()));
  }
}
