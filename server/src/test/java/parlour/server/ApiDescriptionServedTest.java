package parlour.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;

/// What the server sends is what its own descriptions say.
class ApiDescriptionServedTest {
  @AutoClose private static final TestServer SERVER = TestServer.open(0);

  private final Client client = SERVER.client();

  /// The faults of a value by a JSON schema; the subset of the descriptions: type, const, required,
  /// properties, additionalProperties, items, $ref.
  private static void check(Json document, Json schema, Json value, String at, List<String> wrong) {
    Optional<Json> ref = schema.maybe("$ref");
    if (ref.isPresent()) {
      Json found = document;
      for (String part : ref.get().asText().substring(2).split("/")) found = found.at(part);
      check(document, found, value, at, wrong);
      return;
    }
    schema
        .maybe("const")
        .filter(constant -> !constant.equals(value))
        .ifPresent(_ -> wrong.add(at + " is not constant"));
    Optional<String> type = schema.maybe("type").map(Json::asText);
    if (type.isEmpty()) return;
    boolean fits =
        switch (type.get()) {
          case "string" -> value instanceof Json.Text;
          case "integer" -> value instanceof Json.Whole;
          case "boolean" -> value instanceof Json.Bool;
          case "array" -> value instanceof Json.Items;
          default -> value instanceof Json.Fields;
        };
    if (!fits) wrong.add(at + " is no " + type.get());
    else if (value instanceof Json.Items(List<Json> items))
      for (Json item : items) check(document, schema.at("items"), item, at + "[]", wrong);
    else if (value instanceof Json.Fields(Map<String, Json> fields))
      checkFields(document, schema, fields, at, wrong);
  }

  private static void checkFields(
      Json document, Json schema, Map<String, Json> fields, String at, List<String> wrong) {
    Map<String, Json> properties = schema.maybe("properties").map(Json::asFields).orElse(Map.of());
    for (Json name : schema.maybe("required").map(Json::asItems).orElse(List.of()))
      if (!fields.containsKey(name.asText())) wrong.add(at + " lacks " + name.asText());
    boolean closed = schema.maybe("additionalProperties").equals(Optional.of(Json.of(false)));
    fields.forEach(
        (name, value) -> {
          Json property = properties.get(name);
          if (property != null) check(document, property, value, at + "." + name, wrong);
          else if (closed) wrong.add(at + " has " + name + ", which is not described");
        });
  }

  private Json openapi() {
    return client.get("/api/openapi.json").json();
  }

  private List<String> faults(String method, String route, Client.Answered answered) {
    Json document = openapi();
    Json responses = document.at("paths").at(route).at(method).at("responses");
    Json content = responses.at(String.valueOf(answered.status())).at("content");
    List<String> wrong = new ArrayList<>();
    check(document, content.at("application/json").at("schema"), answered.json(), route, wrong);
    return wrong;
  }

  @Test
  void responses_have_the_shape_that_openapi_says() {
    assertThat(faults("get", "/api", client.get("/api"))).isEmpty();
    assertThat(faults("get", "/api/games", client.get("/api/games"))).isEmpty();
    assertThat(faults("get", "/api/games/{id}/rules", client.get("/api/games/foil/rules")))
        .isEmpty();
    assertThat(faults("get", "/api/words/{word}", client.get("/api/words/man?game=foil")))
        .isEmpty();
    Client.Answered table =
        client.post("/api/tables", "", "{\"game\":\"skat\",\"seats\":2,\"name\":\"Edwin\"}");
    assertThat(faults("post", "/api/tables", table)).isEmpty();
    String id = table.json().at("table").asText();
    String token = table.json().at("token").asText();
    assertThat(
            faults(
                "post",
                "/api/tables/{id}/bots",
                client.post("/api/tables/" + id + "/bots", token, "{\"level\":2}")))
        .isEmpty();
    assertThat(
            faults(
                "post",
                "/api/tables/{id}/start",
                client.post("/api/tables/" + id + "/start", token, "")))
        .isEmpty();
  }

  @Test
  void frames_have_the_shape_that_asyncapi_says() {
    Json document = client.get("/api/asyncapi.json").json();
    Map<String, Json> messages = document.at("components").at("messages").asFields();
    Client.Place host = client.gather("skat", 2, "{}", false);
    client.post(host.path("/bots"), host.token(), "{\"level\":1}");
    client.start(host);
    Set<String> seen = new HashSet<>();
    try (Client.Connection connection = client.connect(host)) {
      connection.send("{\"type\":\"chat\",\"text\":\"Good evening\"}");
      connection.play(1, "dance", "{}");
      connection.send("nonsense");
      boolean drawn = false;
      while (!seen.containsAll(Set.of("table", "scene", "said", "refused", "played", "problem"))) {
        Json frame = connection.any();
        String type = frame.at("type").asText();
        String message = type.equals("chat") ? "said" : type;
        List<String> wrong = new ArrayList<>();
        Json described = Objects.requireNonNull(messages.get(message), message);
        check(document, described.at("payload"), frame, message, wrong);
        assertThat(wrong).isEmpty();
        seen.add(message);
        boolean asked =
            type.equals("scene") && frame.at("prompt").at("must").asItems().contains(Json.of(0));
        if (asked && !drawn) {
          connection.play(2, "draw", "{}");
          drawn = true;
        }
      }
    }
  }
}
