package parlour.server.socket;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.http.pathmap.UriTemplatePathSpec;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Configuration.ConfigurationCustomizer;
import org.eclipse.jetty.websocket.core.ExtensionConfig;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import parlour.server.config.Rates;
import parlour.server.http.RequestGuard;
import parlour.server.wire.Limits;
import parlour.server.wire.Metrics;
import parlour.server.wire.Problem;
import parlour.server.wire.TokenBucket;

/// The outermost handler: rate limits and headers, then WebSocket upgrades; every other request
/// goes on to the HTTP routes.
///
/// Upgrades are handled here and not among the routes, because a connection lasts as long as a game
/// and would keep the router's context, the servlet request and its session in memory.
public final class SocketUpgrade extends Handler.Wrapper {
  private static final Pattern MALFORMED_ESCAPE = Pattern.compile("%(?![0-9A-Fa-f]{2})");
  private static final String METHOD_OVERRIDE = "X-HTTP-Method-Override";
  private static final Set<String> SAFE_METHODS = Set.of("GET", "HEAD", "OPTIONS");
  private static final int MOST_UNSENT_FRAMES = 256;
  private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(90);

  private final RequestGuard guard;
  private final Metrics metrics;
  private final String basePath;
  private final Rates.Rate frameRate;
  private final Map<UriTemplatePathSpec, SocketEndpoint> endpoints;
  private final WebSocketMappings sockets;
  private final Compression compression = new Compression();
  private final ConfigurationCustomizer settings = new ConfigurationCustomizer();

  /// @param basePath the path below which a proxy puts the house, or nothing
  /// @param frameRate how many WebSocket frames of any kind one connection may send
  /// @param endpoints which endpoint answers at which path; a path has one parameter, `{id}`
  public SocketUpgrade(
      Server server,
      RequestGuard guard,
      Metrics metrics,
      String basePath,
      Rates.Rate frameRate,
      Map<String, SocketEndpoint> endpoints) {
    this.guard = guard;
    this.metrics = metrics;
    this.basePath = basePath;
    this.frameRate = frameRate;
    this.endpoints =
        endpoints.entrySet().stream()
            .collect(
                Collectors.toUnmodifiableMap(
                    entry -> new UriTemplatePathSpec(entry.getKey()), Map.Entry::getValue));
    WebSocketComponents components = WebSocketServerComponents.ensureWebSocketComponents(server);
    components.getExtensionRegistry().register(Compression.DEFLATE, PlainSpokenDeflate.class);
    this.sockets = new WebSocketMappings(components);
    settings.setMaxFrameSize(Limits.MESSAGE_BYTES);
    settings.setMaxOutgoingFrames(MOST_UNSENT_FRAMES);
    settings.setIdleTimeout(IDLE_TIMEOUT);
  }

  @Override
  public boolean handle(Request asked, Response response, Callback callback) throws Exception {
    Request request = withoutBasePath(asked);
    try {
      String address = guard.checkRequest(request, response);
      if (MALFORMED_ESCAPE.matcher(String.valueOf(request.getHttpURI().getPathQuery())).find())
        throw new Problem(400, "Malformed percent-encoding in the address.");
      if (!SAFE_METHODS.contains(request.getMethod())) checkOrigin(request);
      Optional<Target> target = target(request);
      if (target.isPresent() && open(target.get(), address, request, response, callback))
        return true;
    } catch (Problem problem) {
      refuse(problem, response, callback);
      return true;
    }
    return super.handle(withOwnMethod(request), response, callback);
  }

  /// The request as the routes know it. A proxy may pass the path of the house on or take it away:
  /// either will do.
  private Request withoutBasePath(Request request) {
    HttpURI uri = request.getHttpURI();
    String path = Optional.ofNullable(uri.getPath()).orElse("");
    boolean below = path.equals(basePath) || path.startsWith(basePath + "/");
    if (basePath.isEmpty() || !below) return request;
    String rest = path.substring(basePath.length());
    HttpURI own = HttpURI.build(uri, rest.isEmpty() ? "/" : rest, uri.getParam(), uri.getQuery());
    return new Request.Wrapper(request) {
      @Override
      public HttpURI getHttpURI() {
        return own;
      }
    };
  }

  /// The request without the header by which the router would take it for one of another method:
  /// what was checked is what is done.
  private static Request withOwnMethod(Request request) {
    if (!request.getHeaders().contains(METHOD_OVERRIDE)) return request;
    HttpFields fields =
        HttpFields.build(request.getHeaders()).remove(METHOD_OVERRIDE).asImmutable();
    return new Request.Wrapper(request) {
      @Override
      public HttpFields getHeaders() {
        return fields;
      }
    };
  }

  /// The table or evening a WebSocket is requested for.
  private record Target(SocketEndpoint endpoint, String id) {}

  private Optional<Target> target(Request request) {
    if (!"websocket".equalsIgnoreCase(request.getHeaders().get(HttpHeader.UPGRADE)))
      return Optional.empty();
    String path = Request.getPathInContext(request);
    return endpoints.entrySet().stream()
        .filter(entry -> entry.getKey().matches(path))
        .findFirst()
        .map(
            entry ->
                new Target(
                    entry.getValue(), entry.getKey().getPathParams(path).getOrDefault("id", "")));
  }

  private boolean open(
      Target target, String address, Request request, Response response, Callback callback) {
    guard.checkConnection(address);
    Limits.checkedTableId(target.id());
    checkOrigin(request);
    return sockets.upgrade(
        (asked, reply, _) -> {
          List<ExtensionConfig> granted = compression.granted(address, asked.getExtensions());
          reply.setExtensions(granted);
          SocketHandler.Counter counter = counter(address, !granted.isEmpty());
          return new SocketHandler(
              target.endpoint(),
              target.id(),
              counter,
              new TokenBucket(frameRate),
              guard.frames(address));
        },
        request,
        response,
        callback,
        settings);
  }

  private SocketHandler.Counter counter(String address, boolean compressed) {
    return new SocketHandler.Counter() {
      @Override
      public void opened() {
        guard.connectionOpened(address);
        if (compressed) compression.opened();
        metrics.connectionOpened();
      }

      @Override
      public void closed() {
        guard.connectionClosed(address);
        if (compressed) compression.closed();
        metrics.connectionClosed();
      }
    };
  }

  /// Rejects cross-origin WebSockets and requests that change something: a page of another site
  /// must not act for a player of this one.
  private static void checkOrigin(Request request) {
    String origin = request.getHeaders().get(HttpHeader.ORIGIN);
    if (origin == null) return;
    String host = request.getHeaders().get(HttpHeader.HOST);
    if (host == null || !host.equalsIgnoreCase(authority(origin)))
      throw new Problem(403, "Only pages of this server may do that here.");
  }

  private static String authority(String origin) {
    try {
      String authority = URI.create(origin).getRawAuthority();
      return authority == null ? "" : authority;
    } catch (IllegalArgumentException _) {
      return "";
    }
  }

  private void refuse(Problem problem, Response response, Callback callback) {
    metrics.requestServed(problem.status());
    response.setStatus(problem.status());
    problem.headers().forEach(response.getHeaders()::put);
    response.write(true, ByteBuffer.wrap(problem.json().write().getBytes(UTF_8)), callback);
  }
}
