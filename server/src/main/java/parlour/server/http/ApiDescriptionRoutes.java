package parlour.server.http;

import io.javalin.config.RoutesConfig;
import java.util.List;
import parlour.engine.wire.Json;
import parlour.server.wire.ApiDescription;

/// The routes of the machine-readable descriptions of the protocol.
final class ApiDescriptionRoutes {
  private ApiDescriptionRoutes() {}

  static void configure(RoutesConfig routes) {
    String index =
        Json.fields()
            .put("openapi", "/api/" + ApiDescription.OPENAPI)
            .put("asyncapi", "/api/" + ApiDescription.ASYNCAPI)
            .done()
            .write();
    routes.get("/api", request -> Http.json(request, 200, index));
    for (String name : List.of(ApiDescription.OPENAPI, ApiDescription.ASYNCAPI)) {
      String text = ApiDescription.read(name).write();
      routes.get("/api/" + name, request -> Http.json(request, 200, text));
    }
  }
}
