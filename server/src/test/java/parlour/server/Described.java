package parlour.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.server.wire.ApiDescription;

/// What the descriptions of the protocol say about what a server sends: every frame and every
/// response that a test receives is held to them.
///
/// The subset of JSON Schema is that of the descriptions: type, const, enum, oneOf, required,
/// properties, additionalProperties, items, $ref.
final class Described {
  private static final Json OPENAPI = ApiDescription.read(ApiDescription.OPENAPI);
  private static final Json ASYNCAPI = ApiDescription.read(ApiDescription.ASYNCAPI);
  private static final Map<String, List<Json>> FRAMES = frames();

  private Described() {}

  /// What a server sends, by its type; a change of a table and one of an evening have the same.
  private static Map<String, List<Json>> frames() {
    Map<String, List<Json>> frames = new HashMap<>();
    for (String operation : List.of("see", "attend", "belong"))
      for (Json message : ASYNCAPI.at("operations").at(operation).at("messages").asItems()) {
        Json named = ApiDescription.resolve(ASYNCAPI, message.at("$ref").asText());
        Json described = ApiDescription.resolve(ASYNCAPI, named.at("$ref").asText());
        frames
            .computeIfAbsent(described.at("name").asText(), _ -> new ArrayList<>())
            .add(described.at("payload"));
      }
    return frames;
  }

  /// What is wrong with a frame; nothing if it is as one of its messages is described.
  static List<String> faultsOfFrame(Json frame) {
    String type = frame.at("type").asText();
    List<String> wrong = List.of("there is no message " + type);
    for (Json payload : FRAMES.getOrDefault(type, List.of())) {
      wrong = faults(ASYNCAPI, payload, frame, type);
      if (wrong.isEmpty()) return wrong;
    }
    return wrong;
  }

  /// What is wrong with a response; nothing where no schema is described for it.
  static List<String> faultsOfResponse(String method, String path, int status, String body) {
    String route = route(path.replaceFirst("\\?.*", ""));
    Optional<Json> schema =
        OPENAPI
            .at("paths")
            .maybe(route)
            .flatMap(methods -> methods.maybe(method))
            .flatMap(operation -> operation.at("responses").maybe(String.valueOf(status)))
            .flatMap(response -> response.maybe("content"))
            .flatMap(content -> content.maybe("application/json"))
            .map(content -> content.at("schema"));
    // The games' own reader of JSON has no use for fractions.
    return schema
        .map(
            described ->
                faults(
                    OPENAPI,
                    described,
                    Json.parse(body.replaceAll("(?<=[\\[,:])-?\\d+\\.\\d+(E-?\\d+)?", "0")),
                    method + " " + route))
        .orElse(List.of());
  }

  /// The described route of a path: the one with the same parts, as few of them variables as can
  /// be.
  private static String route(String path) {
    String best = "";
    for (String route : OPENAPI.at("paths").asFields().keySet()) {
      boolean fits = path.matches(route.replaceAll("\\{[a-z]+\\}", "[^/]+").replace(".", "\\."));
      if (fits && (best.isEmpty() || variables(route) < variables(best))) best = route;
    }
    return best;
  }

  private static long variables(String route) {
    return route.chars().filter(letter -> letter == '{').count();
  }

  static List<String> faults(Json document, Json schema, Json value, String at) {
    List<String> wrong = new ArrayList<>();
    check(document, schema, value, at, wrong);
    return wrong;
  }

  private static void check(Json document, Json schema, Json value, String at, List<String> wrong) {
    Optional<Json> ref = schema.maybe("$ref");
    if (ref.isPresent()) {
      check(document, ApiDescription.resolve(document, ref.get().asText()), value, at, wrong);
      return;
    }
    schema
        .maybe("const")
        .filter(constant -> !constant.equals(value))
        .ifPresent(constant -> wrong.add(at + " is not " + constant.write()));
    schema
        .maybe("enum")
        .filter(all -> !all.asItems().contains(value))
        .ifPresent(_ -> wrong.add(at + " is none of the words: " + value.write()));
    schema
        .maybe("oneOf")
        .map(Json::asItems)
        .filter(
            ways ->
                ways.stream().filter(way -> faults(document, way, value, at).isEmpty()).count()
                    != 1)
        .ifPresent(_ -> wrong.add(at + " is not one of its kinds: " + value.write()));
    schema
        .maybe("type")
        .ifPresent(type -> checkType(document, schema, type.asText(), value, at, wrong));
  }

  private static void checkType(
      Json document, Json schema, String type, Json value, String at, List<String> wrong) {
    boolean fits =
        switch (type) {
          case "string" -> value instanceof Json.Text;
          case "integer", "number" -> value instanceof Json.Whole;
          case "boolean" -> value instanceof Json.Bool;
          case "array" -> value instanceof Json.Items;
          default -> value instanceof Json.Fields;
        };
    if (!fits) wrong.add(at + " is no " + type);
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
    Optional<Json> others = schema.maybe("additionalProperties");
    boolean closed = others.equals(Optional.of(Json.of(false)));
    fields.forEach(
        (name, value) -> {
          Json property = properties.get(name);
          if (property != null) check(document, property, value, at + "." + name, wrong);
          else if (closed) wrong.add(at + " has " + name + ", which is not described");
          else
            others
                .filter(other -> other instanceof Json.Fields)
                .ifPresent(other -> check(document, other, value, at + "." + name, wrong));
        });
  }
}
