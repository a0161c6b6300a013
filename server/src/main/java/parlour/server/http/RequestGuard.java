package parlour.server.http;

import static java.util.Objects.requireNonNull;

import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import parlour.server.config.ServerOptions;
import parlour.server.wire.Problem;
import parlour.server.wire.RateLimiter;

/// Stands at the house door: headers that keep pages honest, and no more requests of one address
/// than are decent.
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
  private static final String ADDRESS = "parlour.address";

  private final ServerOptions.Network front;
  private final int mostLines;
  private final RateLimiter requests;
  private final RateLimiter tables;
  private final ConcurrentHashMap<String, Integer> lines = new ConcurrentHashMap<>();

  public RequestGuard(ServerOptions options) {
    this.front = options.network();
    this.mostLines = options.rates().connections();
    this.requests = new RateLimiter(options.rates().requests());
    this.tables = new RateLimiter(options.rates().newTables());
  }

  /// Somebody comes to the house: the name under which he is counted.
  public String checkRequest(Request request, Response response) {
    HEADERS.forEach(response.getHeaders()::put);
    String address = address(request);
    request.setAttribute(ADDRESS, address);
    if (!requests.tryAcquire(address)) throw tooFast();
    return address;
  }

  public void checkNewTable(Context request) {
    if (!tables.tryAcquire(requireNonNull(request.attribute(ADDRESS)))) throw tooFast();
  }

  /// Somebody wants a line that stays.
  public void checkConnection(String address) {
    if (lines.getOrDefault(address, 0) >= mostLines)
      throw new Problem(429, "There are too many connections from your address.");
  }

  public void connectionOpened(String address) {
    lines.merge(address, 1, Integer::sum);
  }

  public void connectionClosed(String address) {
    lines.computeIfPresent(address, (_, open) -> open <= 1 ? null : open - 1);
  }

  /// The metrics are the operator's affair: they are shown to his addresses, and never through the
  /// proxy.
  void checkOperator(Context request) {
    boolean forwarded =
        request.header("X-Forwarded-For") != null || request.header("Forwarded") != null;
    if (forwarded || !front.metricsFrom().contains(request.ip()))
      throw new Problem(403, "The metrics are not shown to this address.");
  }

  /// Whose request it is; behind a proxy of ours, the address it has written down last.
  private String address(Request request) {
    String ip = Request.getRemoteAddr(request);
    String forwarded = front.behindProxy() ? request.getHeaders().get("X-Forwarded-For") : null;
    if (forwarded == null) return ip;
    String last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    return last.isEmpty() || last.length() > 45 ? ip : last;
  }

  private static Problem tooFast() {
    return new Problem(429, "Too many requests came from your address; please wait a little.");
  }
}
