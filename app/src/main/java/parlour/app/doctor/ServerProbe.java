package parlour.app.doctor;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;

/// Asks a running server what a browser would, at the address by which others reach it: health,
/// time, what the proxy passes on.
public final class ServerProbe {
  /// An id that a table could have, though none does.
  private static final String NO_TABLE = "aaaaaaaaaaaa";

  private static final Duration SKEW = Duration.ofMinutes(2);

  private final String address;
  private final Clock clock;
  private final Duration patience;
  private final HttpClient client;

  /// @param address such as `https://parlour.example`
  /// @param patience how long an answer may take
  public ServerProbe(String address, Clock clock, Duration patience) {
    this(address, clock, patience, Optional.empty());
  }

  /// @param authority whose certificates are believed instead of those of the well-known ones
  public ServerProbe(
      String address, Clock clock, Duration patience, Optional<SSLContext> authority) {
    this.address = address.replaceAll("/+$", "");
    this.clock = clock;
    this.patience = patience;
    HttpClient.Builder builder = HttpClient.newBuilder().connectTimeout(patience);
    authority.ifPresent(builder::sslContext);
    this.client = builder.build();
  }

  /// What a server at this address says of its health, if one answers.
  static Optional<String> health(String address, Duration patience) {
    try {
      HttpResponse<String> answer =
          new ServerProbe(address, Clock.systemUTC(), patience).send("GET", "/health");
      return answer.body().contains("\"status\"")
          ? Optional.of(answer.body().strip())
          : Optional.empty();
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  public List<Finding> all() {
    List<Finding> findings = new ArrayList<>();
    HttpResponse<String> health;
    try {
      health = send("GET", "/health");
    } catch (IOException broken) {
      findings.add(
          Finding.bad(
              "address",
              address
                  + " does not answer ("
                  + broken
                  + "): "
                  + (broken instanceof SSLException
                      ? "its certificate is not believed; name the file of your own authority with"
                          + " --ca."
                      : "check the name, the firewall (ports 80 and 443) and that the proxy"
                          + " runs.")));
      return findings;
    }
    findings.add(
        health.statusCode() == 200
            ? Finding.ok("address", address + " answers: " + health.body().strip())
            : Finding.bad(
                "address",
                address + " answers " + health.statusCode() + ": the proxy runs, the server not."));
    findings.add(path());
    findings.add(time(health.headers()));
    findings.add(metrics());
    findings.add(host());
    findings.add(webSocket());
    return findings;
  }

  /// The page must know the path below which it lives, or nothing that it asks for is found.
  private Finding path() {
    String path = URI.create(address).getPath();
    try {
      boolean knows =
          send("GET", "/").body().contains("<meta name=\"base\" content=\"" + path + "/\">");
      String shown = path.isEmpty() ? "the root of its name" : path;
      return knows
          ? Finding.ok("path", "The page knows that it lives at " + shown + ".")
          : Finding.bad(
              "path",
              "What answers does not know that it lives at "
                  + shown
                  + ": set base-path there"
                  + (path.isEmpty() ? " to nothing." : " = " + path + "."));
    } catch (IOException broken) {
      return Finding.bad("path", "The page does not come (" + broken + ").");
    }
  }

  private Finding time(HttpHeaders headers) {
    try {
      Duration off =
          Duration.between(
              ZonedDateTime.parse(
                      headers.firstValue("Date").orElse(""), DateTimeFormatter.RFC_1123_DATE_TIME)
                  .toInstant(),
              clock.instant());
      return off.abs().compareTo(SKEW) < 0
          ? Finding.ok("time", "Its clock agrees with this one.")
          : Finding.bad(
              "time",
              "Its clock is "
                  + off.abs().toSeconds()
                  + (off.isNegative() ? " s ahead of this one." : " s behind this one."));
    } catch (DateTimeException _) {
      return Finding.note("time", "It does not say what time it is.");
    }
  }

  private Finding metrics() {
    try {
      return send("GET", "/metrics").statusCode() == 200
          ? Finding.note(
              "metrics",
              "Whoever comes from here may read /metrics; if that is not meant, set metrics-from"
                  + " and behind-proxy.")
          : Finding.ok("metrics", "Strangers cannot read /metrics.");
    } catch (IOException broken) {
      return Finding.bad("metrics", "/metrics does not answer (" + broken + ").");
    }
  }

  /// A browser's changes carry its origin, which the server compares with the host it is told.
  private Finding host() {
    try {
      HttpResponse<String> answer =
          send("POST", "/api/tables/" + NO_TABLE + "/start", "Origin", address);
      if (answer.statusCode() == 421)
        return Finding.bad(
            "proxy",
            "The server does not go by this name: set public-url = " + address + " there.");
      return answer.statusCode() == 403 && answer.body().contains("Only pages of this server")
          ? Finding.bad(
              "proxy",
              "The proxy does not pass Host on, so browsers are refused: see OPERATING.md, \"Behind"
                  + " a proxy\".")
          : Finding.ok("proxy", "The proxy passes Host on.");
    } catch (IOException broken) {
      return Finding.bad("proxy", "A request to change something got no answer (" + broken + ").");
    }
  }

  private Finding webSocket() {
    try {
      WebSocket socket =
          client
              .newWebSocketBuilder()
              .connectTimeout(patience)
              .buildAsync(
                  URI.create(
                      address.replaceFirst("^http", "ws") + "/api/tables/" + NO_TABLE + "/play"),
                  new WebSocket.Listener() {})
              .orTimeout(patience.toSeconds(), TimeUnit.SECONDS)
              .join();
      socket.abort();
      return Finding.ok("socket", "WebSocket connections get through.");
    } catch (CompletionException broken) {
      return Finding.bad(
          "socket",
          "WebSocket connections do not get through ("
              + broken.getCause()
              + "): let the proxy pass Upgrade and Connection on.");
    }
  }

  private HttpResponse<String> send(String method, String path, String... headers)
      throws IOException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(address + path))
            .timeout(patience)
            .method(method, HttpRequest.BodyPublishers.noBody());
    if (headers.length > 0) request.headers(headers);
    try {
      return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException(interrupted);
    }
  }
}
