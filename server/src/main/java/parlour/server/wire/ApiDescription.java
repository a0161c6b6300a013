package parlour.server.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.engine.wire.KnownFields;

/// The machine-readable descriptions of the protocol: OpenAPI for HTTP, AsyncAPI for the WebSocket.
/// Both have the schemas of `schemas.json` among their own.
///
/// What is described is what is served: a request with a field that its description does not have
/// is refused.
public final class ApiDescription {
  public static final String OPENAPI = "openapi.json";
  public static final String ASYNCAPI = "asyncapi.json";

  private static final Json SERVED = read(OPENAPI);
  private static final Json NOTHING =
      Json.parse("{\"properties\":{},\"additionalProperties\":false}");

  private ApiDescription() {}

  /// A description, whole.
  public static Json read(String name) {
    Json document = resource(name);
    Json.Writer schemas = Json.fields();
    Json components = document.at("components");
    components.maybe("schemas").ifPresent(own -> own.asFields().forEach(schemas::put));
    resource("schemas.json").asFields().forEach(schemas::put);
    return with(document, "components", with(components, "schemas", schemas.done()));
  }

  private static Json with(Json object, String name, Json value) {
    Json.Writer changed = Json.fields();
    object.asFields().forEach(changed::put);
    return changed.put(name, value).done();
  }

  private static Json resource(String name) {
    try (InputStream in = ApiDescription.class.getResourceAsStream("/parlour/server/api/" + name)) {
      return Json.parse(new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /// Refuses a request with a field that its route does not have.
  ///
  /// @param route the path with the names of its variables, as it is described
  public static void check(String method, String route, Json body) {
    check(request(method, route).orElse(NOTHING), body);
  }

  /// Whether a route takes anything but its address.
  public static boolean takesFields(String method, String route) {
    return request(method, route).isPresent();
  }

  private static Optional<Json> request(String method, String route) {
    return SERVED
        .at("paths")
        .maybe(route)
        .flatMap(methods -> methods.maybe(method.toLowerCase(Locale.ROOT)))
        .flatMap(operation -> operation.maybe("requestBody"))
        .map(described -> described.at("content").at("application/json").at("schema"));
  }

  private static void check(Json schema, Json value) {
    Optional<Json> elsewhere = schema.maybe("$ref");
    if (elsewhere.isPresent()) {
      check(resolve(SERVED, elsewhere.get().asText()), value);
    } else if (value instanceof Json.Items(List<Json> items)) {
      for (Json item : items) schema.maybe("items").ifPresent(each -> check(each, item));
    } else if (value instanceof Json.Fields(Map<String, Json> fields)) {
      Map<String, Json> known = schema.maybe("properties").map(Json::asFields).orElse(Map.of());
      if (schema.maybe("additionalProperties").equals(Optional.of(Json.of(false))))
        new KnownFields(List.copyOf(known.keySet())).check(value);
      known.forEach(
          (name, described) -> {
            Json field = fields.get(name);
            if (field != null) check(described, field);
          });
    }
  }

  /// The part of a document that a reference such as `#/components/schemas/Scene` means.
  public static Json resolve(Json document, String reference) {
    Json found = document;
    for (String part : reference.substring(2).split("/")) found = found.at(part);
    return found;
  }
}
