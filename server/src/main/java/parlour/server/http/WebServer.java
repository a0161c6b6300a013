package parlour.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.util.function.Function;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.wire.Json;
import parlour.server.config.CannotServe;
import parlour.server.config.ServerOptions;
import parlour.server.wire.Problem;

/// One port that speaks HTTP and WebSocket.
public final class WebServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

  private static final int QUEUE = 2_048;

  private final Javalin javalin;

  /// @param outermost makes the handler every request passes first
  public WebServer(
      ServerOptions options, RouteGroup api, Function<Server, Handler.Wrapper> outermost) {
    StaticFiles shelf = new StaticFiles();
    this.javalin =
        Javalin.create(
            config -> {
              settle(config, options);
              config.jetty.modifyServer(server -> server.setHandler(outermost.apply(server)));
              RoutesConfig routes = config.routes;
              api.configure(routes);
              routes.get("/art/{name}", shelf::art);
              routes.get("/dictionary/{name}", shelf::dictionary);
              routes.get("/", shelf::page);
              routes.get("/<path>", shelf::page);
              problems(routes);
            });
    try {
      javalin.start();
    } catch (JavalinBindException busy) {
      throw new CannotServe(
          "Port "
              + options.front().port()
              + " of "
              + options.front().host()
              + " cannot be used; another program may have it.",
          busy);
    }
  }

  private static void settle(JavalinConfig config, ServerOptions options) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.prefer405over404 = true;
    config.http.maxRequestSize = Routes.LARGEST;
    config.jetty.addConnector(
        (server, http) -> {
          http.setSendServerVersion(false);
          http.setSendDateHeader(false);
          ServerConnector connector =
              new ServerConnector(server, new HttpConnectionFactory(new HttpConfiguration(http)));
          connector.setHost(options.front().host());
          connector.setPort(options.front().port());
          connector.setAcceptQueueSize(QUEUE);
          connector.setIdleTimeout(60_000);
          return connector;
        });
  }

  private static void problems(RoutesConfig routes) {
    routes.exception(Problem.class, (problem, request) -> tell(request, problem));
    routes.exception(
        Json.Malformed.class,
        (wrong, request) -> tell(request, new Problem(400, wrong.sentence())));
    routes.exception(HttpResponseException.class, (wrong, request) -> tell(request, of(wrong)));
    routes.exception(
        Exception.class,
        (broken, request) -> {
          LOG.error("{} {} failed", request.method(), request.path(), broken);
          tell(
              request, new Problem(500, "Something went wrong in the house; nothing was changed."));
        });
  }

  private static Problem of(HttpResponseException wrong) {
    return switch (wrong.getStatus()) {
      case 404 -> new Problem(404, "There is nothing here by that name.");
      case 405 -> new Problem(405, "That cannot be done here.");
      case 413 -> new Problem(413, "A request is at most " + Routes.LARGEST / 1024 + " kB.");
      default -> new Problem(wrong.getStatus(), "The request could not be served.");
    };
  }

  private static void tell(Context request, Problem problem) {
    problem.headers().forEach(request::header);
    request.status(problem.status()).result(problem.json().write());
  }

  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
