package parlour.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.server.DeskDeed;
import parlour.server.wire.ApiDescription;

/// The OpenAPI document names exactly the routes that the sources configure.
class ApiDescriptionTest {
  private static final Path SOURCES = Path.of("src/main/java/parlour/server");
  private static final Pattern ROUTE =
      Pattern.compile(
          "routes\\s*\\.(get|post|delete)\\(\\s*(PATH)?(?:\\s*\\+\\s*)?(?:\"([^\"]*)\")?");

  /// What is served for browsers and people, or answers everything else.
  private static final Set<String> NOT_API =
      Set.of(
          "get /art/{name}",
          "get /dictionary/{name}",
          "get /",
          "get /<path>",
          "get /api/*",
          "get /api/");

  private static Set<String> configured() throws IOException {
    Set<String> routes = new TreeSet<>();
    try (Stream<Path> files = Files.walk(SOURCES)) {
      for (Path file : files.filter(path -> path.toString().endsWith("Routes.java")).toList()) {
        Matcher found = ROUTE.matcher(Files.readString(file));
        while (found.find()) {
          String prefix = found.group(2) == null ? "" : LabRoutes.PATH;
          String path = found.group(3) == null ? "" : found.group(3);
          routes.add(found.group(1) + " " + prefix + path);
        }
      }
    }
    for (DeskDeed deed : DeskDeed.values())
      routes.add(deed.method().toLowerCase(Locale.ROOT) + " " + deed.path());
    routes.removeAll(NOT_API);
    for (String name : List.of(ApiDescription.OPENAPI, ApiDescription.ASYNCAPI))
      routes.add("get /api/" + name);
    return routes;
  }

  @Test
  void every_route_is_described_and_no_other() throws IOException {
    Set<String> described = new TreeSet<>();
    Map<String, Json> paths = ApiDescription.read(ApiDescription.OPENAPI).at("paths").asFields();
    paths.forEach(
        (path, methods) ->
            methods.asFields().keySet().forEach(method -> described.add(method + " " + path)));
    assertThat(configured()).hasSizeGreaterThan(40).isEqualTo(described);
  }

  @Test
  void every_request_that_changes_something_stored_has_an_idempotency_key() {
    Map<String, Json> paths = ApiDescription.read(ApiDescription.OPENAPI).at("paths").asFields();
    paths.forEach(
        (path, methods) ->
            methods
                .asFields()
                .forEach(
                    (method, operation) -> {
                      boolean changes =
                          !method.equals("get") && path.matches("/api/(tables|evenings|clubs).*");
                      assertThat(operation.write().contains("parameters/IdempotencyKey"))
                          .as("%s %s", method, path)
                          .isEqualTo(changes);
                    }));
  }
}
