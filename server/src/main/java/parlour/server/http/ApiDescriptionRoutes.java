package parlour.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import parlour.engine.wire.Json;

/// The machine-readable descriptions of the protocol: OpenAPI for HTTP, AsyncAPI for the WebSocket.
final class ApiDescriptionRoutes {
  static final String OPENAPI = "openapi.json";
  static final String ASYNCAPI = "asyncapi.json";

  private ApiDescriptionRoutes() {}

  static void configure(RoutesConfig routes) {
    routes.get("/api", ApiDescriptionRoutes::index);
    for (String name : List.of(OPENAPI, ASYNCAPI)) {
      String text = text(name);
      routes.get("/api/" + name, request -> Http.json(request, 200, text));
    }
  }

  private static void index(Context request) {
    Http.json(
        request,
        200,
        Json.fields().put("openapi", "/api/" + OPENAPI).put("asyncapi", "/api/" + ASYNCAPI).done());
  }

  static String text(String name) {
    try (InputStream in =
        ApiDescriptionRoutes.class.getResourceAsStream("/parlour/server/api/" + name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
