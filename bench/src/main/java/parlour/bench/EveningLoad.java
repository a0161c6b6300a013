package parlour.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import parlour.engine.wire.Json;
import parlour.testkit.SceneFollower;

/// An evening whose guests all have their pages open: they arrive, are seated, play one game (an
/// envelope each, laid aside at once) and are seated for the next.
final class EveningLoad implements AutoCloseable {
  private final ServerProcess server;
  private final LoadConnections connections;
  private final String path;
  private final String hostessToken;
  private final String inviteToken;
  private final List<Guest> guests = new ArrayList<>();
  private final AtomicLong bytes = new AtomicLong();

  /// A finished table of this evening, and who may look at it.
  record KeptTable(String table, String token) {}

  EveningLoad(ServerProcess server) throws IOException {
    this.server = server;
    this.connections = new LoadConnections(server.address());
    Json opened =
        Json.parse(
            server.post(
                "/api/evenings",
                "",
                "{\"game\":\"anagrams\",\"table\":{\"envelopes\":\"1\"},"
                    + "\"evening\":{\"end\":\"games-2\"}}"));
    this.path = "/api/evenings/" + opened.at("evening").asText();
    this.hostessToken = opened.at("hostessToken").asText();
    this.inviteToken = opened.at("inviteToken").asText();
  }

  /// Lets this many guests come and play one game.
  void play(int count) throws InterruptedException {
    CountDownLatch ended = new CountDownLatch(count);
    for (int i = 0; i < count; i++) {
      String arrival = "{\"name\":\"Guest " + i + "\",\"inviteToken\":\"" + inviteToken + "\"}";
      Json came = Json.parse(server.post(path + "/guests", "", arrival));
      Guest guest = new Guest(came.at("token").asText(), ended);
      guests.add(guest);
      connections.open(path + "/watch", guest);
    }
    step("seat");
    step("begin");
    if (!ended.await(2, TimeUnit.MINUTES))
      throw new IllegalStateException(ended.getCount() + " guests still wait for the next game");
  }

  private void step(String verb) {
    server.post(path + "/steps", hostessToken, "{\"verb\":\"" + verb + "\",\"fields\":{}}");
  }

  /// How many bytes the evening itself has sent to all its guests.
  long bytes() {
    return bytes.get();
  }

  KeptTable keptTable() {
    Guest guest = guests.getFirst();
    return new KeptTable(guest.table.orElseThrow(), guest.token);
  }

  @Override
  public void close() {
    connections.close();
  }

  /// A guest's page of the evening, and then of the table they play at.
  private final class Guest implements LoadConnections.Listener {
    private final String token;
    private final CountDownLatch ended;
    private final SceneFollower follower = new SceneFollower();
    private Optional<String> table = Optional.empty();
    private boolean isDone;

    private Guest(String token, CountDownLatch ended) {
      this.token = token;
      this.ended = ended;
    }

    @Override
    public void opened(LoadConnections.Connection connection) {
      connection.send("{\"type\":\"hello\",\"changes\":true,\"token\":\"" + token + "\"}");
    }

    @Override
    public void heard(LoadConnections.Connection connection, String text) {
      bytes.addAndGet(text.length());
      Json frame = follower.whole(Json.parse(text));
      if (!frame.at("type").asText().equals("evening") || isDone) return;
      if (table.isEmpty()) sitDown(frame);
      else if (frame.at("round").asInt() == 2) {
        isDone = true;
        ended.countDown();
      }
    }

    private void sitDown(Json frame) {
      for (Json one : frame.at("tables").asItems())
        one.maybe("table")
            .ifPresent(
                id -> {
                  table = Optional.of(id.asText());
                  connections.open("/api/tables/" + id.asText() + "/play", new Player(token));
                });
    }

    @Override
    public void closed(LoadConnections.Connection connection) {
      // The evening is over for this load as well.
    }
  }

  /// Lays the envelope aside as soon as it is dealt.
  private record Player(String token) implements LoadConnections.Listener {
    @Override
    public void opened(LoadConnections.Connection connection) {
      connection.send("{\"type\":\"hello\",\"token\":\"" + token + "\"}");
    }

    @Override
    public void heard(LoadConnections.Connection connection, String text) {
      if (text.startsWith("{\"type\":\"scene\"") && text.contains("\"verb\":\"aside\""))
        connection.send(
            "{\"type\":\"play\",\"id\":1,\"answer\":{\"verb\":\"aside\",\"fields\":{}}}");
      else if (text.startsWith("{\"type\":\"played\"")) connection.cut();
    }

    @Override
    public void closed(LoadConnections.Connection connection) {
      // One play is all they do.
    }
  }
}
