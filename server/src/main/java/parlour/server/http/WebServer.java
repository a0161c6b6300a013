package parlour.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.engine.wire.Json;
import parlour.server.config.CannotServe;
import parlour.server.config.Rates;
import parlour.server.config.ServerOptions;
import parlour.server.table.state.InstalledGames;
import parlour.server.wire.Limits;
import parlour.server.wire.Problem;
import parlour.server.wire.TextRules;

/// The web server (Javalin on Jetty): one port for HTTP and WebSocket.
public final class WebServer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);

  /// An acceptor, a selector, and one to take over while a selector is busy.
  private static final int FEWEST_THREADS = 3;

  private static final int ACCEPT_QUEUE = 2_048;

  private static final int FEWEST_PER_ADDRESS = 64;

  private static final int IDLE_MILLIS = 60_000;

  /// The folder in which the launcher for sources puts files that are made after the start.
  private static final String LATER_FILES = "parlour.web";

  private final Javalin javalin;

  /// @param games whose drawings are served
  /// @param requestLimit how long a client may take over a request
  /// @param outermost makes the handler every request passes first
  public WebServer(
      ServerOptions options,
      InstalledGames games,
      Duration requestLimit,
      RouteGroup api,
      Function<Server, Handler.Wrapper> outermost) {
    Optional<Path> laterFiles = Optional.ofNullable(System.getProperty(LATER_FILES)).map(Path::of);
    StaticFiles files = new StaticFiles(games, laterFiles, options.network().basePath());
    this.javalin =
        Javalin.create(
            config -> {
              configure(config, options, requestLimit);
              config.jetty.modifyServer(
                  server -> server.setHandler(new RequestTimer(outermost.apply(server))));
              RoutesConfig routes = config.routes;
              api.configure(routes);
              routes.get("/art/{name}", files::art);
              routes.get("/dictionary/{name}", files::dictionary);
              routes.get("/", files::page);
              routes.get("/<path>", files::page);
              problems(routes);
            });
    try {
      javalin.start();
    } catch (JavalinBindException busy) {
      throw CannotServe.portTaken(options.network().host(), options.network().port(), busy);
    }
  }

  private static void configure(
      JavalinConfig config, ServerOptions options, Duration requestLimit) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.jetty.threadPool = threads();
    config.http.prefer405over404 = true;
    config.http.maxRequestSize = Limits.MESSAGE_BYTES;
    config.jetty.addConnector(
        (server, http) -> {
          http.setSendServerVersion(false);
          http.setSendDateHeader(false);
          // By itself Jetty reads "Bearer X…" as "Bearer x…" after somebody's "Bearer x" on the
          // same
          // connection, be it another guest's through the same proxy.
          http.setHeaderCacheCaseSensitive(true);
          ServerConnector connector =
              new LimitedConnector(
                  server,
                  new HttpConnectionFactory(new HttpConfiguration(http)),
                  perAddress(options),
                  requestLimit);
          connector.setHost(options.network().host());
          connector.setPort(options.network().port());
          connector.setAcceptQueueSize(ACCEPT_QUEUE);
          connector.setIdleTimeout(IDLE_MILLIS);
          return connector;
        });
  }

  /// Selectors on platform threads, requests on virtual ones. A selector on a virtual thread waits
  /// in the JDK's own poller, so that every frame would wake two more threads before it is read.
  private static QueuedThreadPool threads() {
    QueuedThreadPool threads = new QueuedThreadPool();
    threads.setName("http");
    threads.setMinThreads(FEWEST_THREADS);
    threads.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
    return threads;
  }

  /// How many TCP connections one address may have: twice as many as WebSockets, since a browser
  /// keeps some for requests; and how fast it may open them: twice as fast as it may ask, so that
  /// whoever asks too much is told so, and whatever cannot even be read counts as well. Behind our
  /// own proxy all come from one address, and the proxy counts.
  private static LimitedConnector.PerAddress perAddress(ServerOptions options) {
    if (options.network().behindProxy())
      return new LimitedConnector.PerAddress(Integer.MAX_VALUE, Rates.none().requests());
    return new LimitedConnector.PerAddress(
        Math.clamp(2L * options.rates().connections(), FEWEST_PER_ADDRESS, Integer.MAX_VALUE),
        options.rates().requests().times(2));
  }

  private static void problems(RoutesConfig routes) {
    routes.exception(Problem.class, (problem, request) -> answer(request, problem));
    routes.exception(
        Json.Malformed.class,
        (wrong, request) -> answer(request, new Problem(400, Http.sentence(wrong, request))));
    routes.exception(HttpResponseException.class, (wrong, request) -> answer(request, of(wrong)));
    routes.exception(
        Exception.class,
        (broken, request) -> {
          LOG.error("{} {} failed", request.method(), TextRules.ascii(request.path()), broken);
          answer(
              request,
              new Problem(500, "Something went wrong on the server; nothing was changed."));
        });
  }

  private static Problem of(HttpResponseException wrong) {
    return switch (wrong.getStatus()) {
      case 404 -> new Problem(404, "There is nothing here by that name.");
      case 405 -> new Problem(405, "That cannot be done here.");
      case 413 -> new Problem(413, Limits.REQUEST_TOO_LARGE);
      default -> new Problem(wrong.getStatus(), "The request could not be served.");
    };
  }

  private static void answer(Context request, Problem problem) {
    problem.headers().forEach(request::header);
    request.status(problem.status()).result(problem.json().write().getBytes(UTF_8));
  }

  public int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    javalin.stop();
  }
}
