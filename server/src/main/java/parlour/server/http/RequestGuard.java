package parlour.server.http;

import static java.util.Objects.requireNonNull;

import io.javalin.http.Context;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import parlour.server.config.ServerOptions;
import parlour.server.wire.Problem;
import parlour.server.wire.RateLimiter;
import parlour.server.wire.Reply;
import parlour.server.wire.TokenBucket;

/// Rate limits for each address, the names the house answers to, and the security headers of every
/// response.
public final class RequestGuard {
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src"
          + " 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self';"
          + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy", POLICY,
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy", "camera=(), geolocation=(), microphone=(self), payment=(), usb=()");
  private static final List<String> FORWARDED = List.of("X-Forwarded-For", "Forwarded");
  static final Set<String> LOOPBACK =
      Set.of("127.0.0.1", "0:0:0:0:0:0:0:1", "[0:0:0:0:0:0:0:1]", "::1");
  private static final int LONGEST_ADDRESS = 45; // An IPv6 address.
  private static final int ADDRESS_BYTES = 16;
  private static final int NETWORK_BYTES = 8;
  private static final String ADDRESS = "parlour.address";

  /// How many connections of an address may send all they may at the same time.
  private static final int CONNECTIONS_AT_ONCE = 5;

  private final ServerOptions.Network network;
  private final HouseNames names;
  private final int maxConnections;
  private final RateLimiter requests;
  private final RateLimiter newTables;
  private final RateLimiter frames;
  private final HeldTables heldTables;
  private final ConcurrentHashMap<String, Integer> connections = new ConcurrentHashMap<>();

  public RequestGuard(ServerOptions options) {
    this.network = options.network();
    this.names = new HouseNames(network);
    this.maxConnections = options.rates().connections();
    this.requests = new RateLimiter(options.rates().requests());
    this.newTables = new RateLimiter(options.rates().newTables());
    this.frames = new RateLimiter(options.rates().socketFrames().times(CONNECTIONS_AT_ONCE));
    this.heldTables = new HeldTables(options.rates().tables());
  }

  /// Sets the headers and counts the request; returns the address it is counted under.
  public String checkRequest(Request request, Response response) {
    HEADERS.forEach(response.getHeaders()::put);
    String address = address(request);
    request.setAttribute(ADDRESS, address);
    boolean ownLab = isLab(request) && isOwnMachine(request);
    if (!ownLab && !requests.tryAcquire(address)) throw tooFast();
    if (!isHealth(request)
        && !names.has(Optional.ofNullable(request.getHeaders().get(HttpHeader.HOST))))
      throw new Problem(
          421,
          "The house does not go by that name; whoever runs it can add it with the setting"
              + " public-url.");
    return address;
  }

  /// The address a request is counted under.
  static String address(Context request) {
    return requireNonNull(request.attribute(ADDRESS));
  }

  /// Load balancers ask for it under names of their own, and it tells nothing.
  private static boolean isHealth(Request request) {
    return "/health".equals(request.getHttpURI().getCanonicalPath());
  }

  private static boolean isLab(Request request) {
    String path = request.getHttpURI().getCanonicalPath();
    return path != null && (path.equals(LabRoutes.PATH) || path.startsWith(LabRoutes.PATH + "/"));
  }

  /// Whether a program on this machine asks, and not a proxy for somebody else.
  private static boolean isOwnMachine(Request request) {
    return LOOPBACK.contains(Request.getRemoteAddr(request))
        && FORWARDED.stream().noneMatch(request.getHeaders()::contains);
  }

  static boolean isOwnMachine(Context request) {
    return LOOPBACK.contains(request.ip()) && !isForwarded(request);
  }

  private static boolean isForwarded(Context request) {
    return FORWARDED.stream().anyMatch(name -> request.header(name) != null);
  }

  /// Refuses a new table or evening of an address that makes them too fast or holds too many. One
  /// that the address holds already may be asked for again.
  public void checkNewTable(Context request, String id) {
    String address = address(request);
    if (!newTables.tryAcquire(address)) throw tooFast();
    if (!heldTables.holds(address, id)) heldTables.check(address);
  }

  /// Counts a new table or evening; `isOver` is asked later whether it still counts.
  public void tableMade(Context request, Reply made, String id, Predicate<String> isOver) {
    if (made.isSuccess()) heldTables.add(address(request), id, isOver);
  }

  /// Refuses a WebSocket from an address that has too many open.
  public void checkConnection(String address) {
    if (connections.getOrDefault(address, 0) >= maxConnections)
      throw new Problem(429, "There are too many connections from your address.");
  }

  /// What all WebSockets of an address may send together; one thread reads them all, and those of
  /// every player.
  public TokenBucket frames(String address) {
    return frames.bucket(address);
  }

  public void connectionOpened(String address) {
    connections.merge(address, 1, Integer::sum);
  }

  public void connectionClosed(String address) {
    connections.computeIfPresent(address, (_, open) -> open <= 1 ? null : open - 1);
  }

  /// Shows metrics only to the operator's addresses, and never through a proxy: one that does not
  /// say for whom it asks still asks under a name of the house.
  void checkOperator(Context request) {
    boolean proxied =
        isForwarded(request) || names.isPublic(Optional.ofNullable(request.header("Host")));
    if (proxied || !network.metricsFrom().contains(request.ip()))
      throw new Problem(403, "The metrics are not shown to this address.");
  }

  /// The client's address; behind our own proxy, the last one in `X-Forwarded-For`.
  private String address(Request request) {
    String ip = Request.getRemoteAddr(request);
    String forwarded = network.behindProxy() ? request.getHeaders().get("X-Forwarded-For") : null;
    if (forwarded == null) return counted(ip);
    String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    return counted(last.isEmpty() || last.length() > LONGEST_ADDRESS ? ip : last);
  }

  /// The address under which another is counted: of IPv6 its network of 64 bits, since whoever has
  /// one address there has all of them.
  static String counted(String address) {
    try {
      boolean bracketed = address.startsWith("[") && address.endsWith("]");
      String literal = bracketed ? address.substring(1, address.length() - 1) : address;
      if (!(InetAddress.ofLiteral(literal) instanceof Inet6Address six)
          || six.isLoopbackAddress()
          || six.isLinkLocalAddress()) return address;
      byte[] net = Arrays.copyOf(Arrays.copyOf(six.getAddress(), NETWORK_BYTES), ADDRESS_BYTES);
      return InetAddress.getByAddress(net).getHostAddress();
    } catch (IllegalArgumentException | UnknownHostException _) {
      return address;
    }
  }

  private static Problem tooFast() {
    return new Problem(429, "Too many requests came from your address; please wait a little.");
  }
}
