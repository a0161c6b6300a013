package parlour.server.http;

import io.javalin.config.RoutesConfig;

/// A set of HTTP routes that belong together and are registered together.
public interface RouteGroup {
  void configure(RoutesConfig routes);
}
