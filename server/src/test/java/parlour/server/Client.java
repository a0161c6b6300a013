package parlour.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import parlour.engine.wire.Json;
import parlour.testkit.SceneFollower;

/// A test client over HTTP and WebSocket, as anybody could write one.
public final class Client implements AutoCloseable {
  private final HttpClient http;
  private final URI base;
  private final String below;

  Client(URI base) {
    this(base, "");
  }

  /// @param below the path below which the house lives
  Client(URI base, String below) {
    this(base, below, HttpClient.newHttpClient());
  }

  Client(URI base, String below, HttpClient http) {
    this.base = base;
    this.below = below;
    this.http = http;
  }

  public Client(ParlourServer server) {
    this(server.address());
  }

  /// A response: status and body.
  public record Answered(int status, String type, String text) {
    Json json() {
      return Json.parse(text);
    }

    String detail() {
      return json().at("detail").asText();
    }
  }

  /// Reads a page of a table with the token of a chair.
  Answered read(Place place, String page) {
    return get(place.path(page), place.token());
  }

  /// Looks at something, again if the server has no time for it.
  Answered get(String path, String token) {
    return Patience.await()
        .until(
            () -> send(request(path).header("Authorization", "Bearer " + token).GET()),
            answered -> answered.status() != 503);
  }

  Answered get(String path) {
    return send(request(path).GET());
  }

  public Answered post(String path, String token, String body) {
    HttpRequest.Builder request = request(path).POST(HttpRequest.BodyPublishers.ofString(body));
    if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
    return send(request);
  }

  Answered delete(String path, String token) {
    return send(request(path).header("Authorization", "Bearer " + token).DELETE());
  }

  public HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(base.resolve(path.startsWith("/api") ? below + path : path));
  }

  Answered send(HttpRequest.Builder request) {
    HttpResponse<String> response = raw(request);
    List<String> faults =
        Described.faultsOfResponse(
            response.request().method().toLowerCase(Locale.ROOT),
            response.uri().getRawPath().substring(below.length()),
            response.statusCode(),
            response.body());
    if (!faults.isEmpty()) throw new AssertionError("not as described: " + faults);
    return new Answered(
        response.statusCode(),
        response.headers().firstValue("Content-Type").orElse(""),
        response.body());
  }

  public HttpResponse<String> raw(HttpRequest.Builder request) {
    try {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (InterruptedException stopped) {
      throw new IllegalStateException(stopped);
    }
  }

  /// A new table, as its host.
  public Place gather(String game, int seats, String settings, boolean open) {
    return gather(game, seats, settings, open, "");
  }

  /// The same, with more fields in the request.
  Place gather(String game, int seats, String settings, boolean open, String more) {
    Answered made =
        post(
            "/api/tables",
            "",
            "{\"game\":\""
                + game
                + "\",\"settings\":"
                + settings
                + ",\"seats\":"
                + seats
                + ",\"name\":\"Edwin\",\"open\":"
                + open
                + more
                + "}");
    if (made.status() != 201) throw new IllegalStateException(made.text());
    Json json = made.json();
    return new Place(
        json.at("table").asText(),
        json.at("seat").asInt(),
        json.at("token").asText(),
        json.at("inviteToken").asText(),
        json.at("watchToken").asText());
  }

  /// A private table of Slap Jack whose cards are turned fast.
  Place slapJack(int seats) {
    return gather("slap-jack", seats, "{\"tempo\":\"800\"}", false);
  }

  void start(Place host) {
    Answered begun = post(host.path("/start"), host.token(), "");
    if (begun.status() != 200) throw new IllegalStateException(begun.text());
  }

  /// Asks for a rematch, again if the server has no time for it; the id of its table.
  String rematch(Place host) {
    Answered made =
        Patience.await()
            .until(
                () -> post(host.path("/rematch"), host.token(), ""),
                answered -> answered.status() != 503);
    if (made.status() != 201) throw new IllegalStateException(made.text());
    return made.json().at("table").asText();
  }

  /// A chair at a table, with its tokens.
  public record Place(String table, int seat, String token, String invite, String watch) {
    String path(String more) {
      return "/api/tables/" + table + more;
    }
  }

  Place join(Place table, String name) {
    Answered sat =
        post(
            table.path("/seats"),
            "",
            "{\"name\":\"" + name + "\",\"inviteToken\":\"" + table.invite() + "\"}");
    if (sat.status() != 201) throw new IllegalStateException(sat.text());
    return new Place(
        table.table(),
        sat.json().at("seat").asInt(),
        sat.json().at("token").asText(),
        table.invite(),
        table.watch());
  }

  public Connection connect(Place place) {
    return connect(place, new ChairHistory(place.table(), place.seat()));
  }

  /// The same, with notes of everything that is sent and heard.
  Connection connect(Place place, ChairHistory history) {
    Connection connection = open(place.table()).notedIn(history);
    // Every other chair follows the game by changes.
    String changes = place.seat() % 2 == 0 ? ",\"changes\":true" : "";
    connection.hello("\"token\":\"" + place.token() + "\"" + changes);
    return connection;
  }

  Connection open(String table) {
    return open(address(table));
  }

  Connection openEvening(String evening) {
    return openPath("/api/evenings/" + evening + "/watch");
  }

  Connection openClub(String club) {
    return openPath("/api/clubs/" + club + "/watch");
  }

  private Connection openPath(String path) {
    return open(URI.create(base.toString().replaceFirst("^http", "ws")).resolve(below + path));
  }

  private Connection open(URI address) {
    Connection connection = new Connection();
    connection.socket =
        http.newWebSocketBuilder()
            .buildAsync(address, connection)
            .orTimeout(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS)
            .join();
    return connection;
  }

  /// Tries to open a WebSocket from a page of that origin; returns the status.
  int statusFrom(String table, String origin) {
    try {
      http.newWebSocketBuilder()
          .header("Origin", origin)
          .buildAsync(address(table), new Connection())
          .join()
          .abort();
      return 101;
    } catch (CompletionException refused) {
      if (refused.getCause() instanceof WebSocketHandshakeException shaken)
        return shaken.getResponse().statusCode();
      throw refused;
    }
  }

  private URI address(String table) {
    return URI.create(base.toString().replaceFirst("^http", "ws"))
        .resolve(below + "/api/tables/" + table + "/play");
  }

  /// A WebSocket with all frames it received, changes as the scenes they lead to; pings are
  /// answered at once.
  public static final class Connection implements WebSocket.Listener, AutoCloseable {
    private final LinkedBlockingQueue<Json> frames = new LinkedBlockingQueue<>();
    private final StringBuilder partial = new StringBuilder();
    private final SceneFollower follower = new SceneFollower();
    private volatile int longestChange;
    private volatile int closedWith;
    private volatile long pongDelay;
    private volatile long heard = System.nanoTime();
    private volatile Optional<ChairHistory> history = Optional.empty();
    private @Nullable WebSocket socket;

    /// Notes everything that is sent and heard from now on.
    Connection notedIn(ChairHistory chair) {
      history = Optional.of(chair);
      return this;
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      heard = System.nanoTime();
      partial.append(data);
      if (last) {
        Json came = Json.parse(partial.toString());
        Described.faultsOfFrame(came).forEach(this::fault);
        if (came.at("type").asText().equals("change"))
          longestChange = Math.max(longestChange, partial.length());
        Json frame = follower.whole(came);
        partial.setLength(0);
        history.ifPresent(chair -> chair.hears(frame, System.nanoTime()));
        if (frame.at("type").asText().equals("ping")) pong(frame.at("n").asLong());
        else frames.add(frame);
      }
      from.request(1);
      return CompletableFuture.completedFuture(null);
    }

    /// Whoever waits for a frame is told of one that is not as it is described.
    private void fault(String what) {
      frames.add(Json.fields().put("type", "closed").put("fault", what).done());
    }

    private void pong(long n) {
      String text = "{\"type\":\"pong\",\"n\":" + n + "}";
      if (pongDelay == 0) send(text);
      else
        CompletableFuture.delayedExecutor(pongDelay, TimeUnit.MILLISECONDS)
            .execute(() -> send(text));
    }

    /// What is known of a connection on which something did not come.
    @Override
    public String toString() {
      String ends =
          socket == null
              ? "no socket"
              : "closed for reading: %b, for writing: %b"
                  .formatted(socket.isInputClosed(), socket.isOutputClosed());
      return "silent for %d ms; %s; cut short: \"%s\""
          .formatted(silence() / 1_000_000, ends, partial);
    }

    /// How long nothing was received, not even a ping, in nanoseconds.
    long silence() {
      return System.nanoTime() - heard;
    }

    /// Delays this client by a round trip of that many milliseconds.
    Connection faraway(long millis) {
      pongDelay = millis;
      return this;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      closedWith = code;
      frames.add(Json.parse("{\"type\":\"closed\",\"code\":" + code + "}"));
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      if (closedWith == 0) closedWith = -1;
      frames.add(Json.parse("{\"type\":\"closed\",\"code\":" + closedWith + "}"));
    }

    public synchronized void send(String text) {
      history.ifPresent(chair -> chair.sends(text, System.nanoTime()));
      if (socket != null) socket.sendText(text, true).join();
    }

    void hello(String fields) {
      send("{\"type\":\"hello\"" + (fields.isEmpty() ? "" : "," + fields) + "}");
    }

    void play(long id, String verb, String fields) {
      send(
          "{\"type\":\"play\",\"id\":"
              + id
              + ",\"answer\":{\"verb\":\""
              + verb
              + "\",\"fields\":"
              + fields
              + "}}");
    }

    /// What is said of the play sent last.
    Json judged() {
      return next(Set.of("played", "refused"), _ -> true);
    }

    /// The next matching frame of a type, skipping others; waits for it, but not once the
    /// connection is closed.
    public Json next(String type, Predicate<Json> fits) {
      return next(Set.of(type), fits);
    }

    private Json next(Set<String> types, Predicate<Json> fits) {
      long until = System.nanoTime() + Patience.LIMIT.toNanos();
      try {
        while (true) {
          Json frame = frames.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS);
          if (frame == null) throw new AssertionError("no " + types + " frame came; " + this);
          String came = frame.at("type").asText();
          if (types.contains(came) && fits.test(frame)) return frame;
          if (came.equals("closed"))
            throw new AssertionError("no " + types + " frame came, but " + frame.write());
        }
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }

    public Json next(String type) {
      return next(type, _ -> true);
    }

    /// The next frame, if one comes within that many milliseconds.
    Optional<Json> poll(long millis) {
      try {
        return Optional.ofNullable(frames.poll(millis, TimeUnit.MILLISECONDS));
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }

    /// The next frame.
    Json any() {
      try {
        Json frame = frames.poll(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS);
        if (frame == null) throw new AssertionError("no frame came");
        return frame;
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }

    /// The length of the longest `change` frame so far, in characters.
    int longestChange() {
      return longestChange;
    }

    /// Drops the connection without a close frame.
    void cut() {
      if (socket != null) socket.abort();
      frames.add(Json.parse("{\"type\":\"closed\",\"code\":-1}"));
    }

    @Override
    public void close() {
      if (socket != null)
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").exceptionally(_ -> socket).join();
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
