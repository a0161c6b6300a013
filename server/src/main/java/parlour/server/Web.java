package parlour.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.time.Duration;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.Json;

/// One port that speaks HTTP and WebSocket.
final class Web implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Web.class);

  /// Seconds after which a servlet's session is forgotten.
  private static final int FORGOTTEN = 60;

  private static final int QUEUE = 2_048;
  private static final int MOST_UNSENT = 256;

  private final Javalin javalin;

  Web(ServerOptions options, Api api, Door door, EveningDoor hall, Guard guard) {
    Shelf shelf = new Shelf();
    this.javalin =
        Javalin.create(
            config -> {
              settle(config, options);
              RoutesConfig routes = config.routes;
              routes.before(guard::receive);
              routes.wsBeforeUpgrade(
                  Door.PATH,
                  request -> {
                    guard.receiveLine(request);
                    Door.checkOrigin(request);
                  });
              routes.wsBeforeUpgrade(
                  EveningDoor.PATH,
                  request -> {
                    guard.receiveLine(request);
                    Door.checkOrigin(request);
                  });
              api.configure(routes);
              routes.ws(Door.PATH, door::configure);
              routes.ws(EveningDoor.PATH, hall::configure);
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
    config.http.maxRequestSize = Api.LARGEST;
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
    config.jetty.modifyWebSocketServletFactory(Web::settle);
    // A WebSocket's upgrade begins a servlet's session, of which nobody has any use: no cookie
    // tells of it, and it is soon forgotten.
    config.jetty.modifyServletContextHandler(
        handler -> {
          handler.getSessionHandler().setUsingCookies(false);
          handler.getSessionHandler().setMaxInactiveInterval(FORGOTTEN);
        });
  }

  private static void settle(JettyWebSocketServletFactory sockets) {
    sockets.setMaxTextMessageSize(Api.LARGEST);
    sockets.setMaxBinaryMessageSize(Api.LARGEST);
    sockets.setMaxFrameSize(Api.LARGEST);
    sockets.setMaxOutgoingFrames(MOST_UNSENT);
    sockets.setIdleTimeout(Duration.ofSeconds(90));
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
      case 413 -> new Problem(413, "A request is at most " + Api.LARGEST / 1024 + " kB.");
      default -> new Problem(wrong.getStatus(), "The request could not be served.");
    };
  }

  private static void tell(Context request, Problem problem) {
    if (problem.status() == 429) request.header("Retry-After", "5");
    request.status(problem.status()).contentType(Problem.TYPE).result(problem.json().write());
  }

  int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
