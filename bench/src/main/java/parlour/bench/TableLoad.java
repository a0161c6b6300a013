package parlour.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import parlour.engine.wire.Json;
import parlour.testkit.SceneFollower;

/// The simulated people at one table: two who play or chat, and onlookers.
///
/// Everything here runs on the thread of the [LoadConnections].
final class TableLoad {
  private final LoadConnections connections;
  private final Work work;
  private final String table;
  private final List<Member> members = new ArrayList<>();

  /// What a table reports to the load test.
  interface Work {
    /// A move was accepted.
    ///
    /// @param nanos the time since it was sent or, in an open loop, was due
    void accepted(long nanos);

    void refused();

    /// A connection has received its table and, if the game is dealt, its scene.
    void ready();

    /// Whether a move follows the answer to the one before at once.
    boolean isClosedLoop();

    /// Somebody who answers the offers of scenes, if they offer anything.
    Function<Json, Optional<String>> player(long seed);

    /// The game at a table is over.
    void over(TableLoad table);
  }

  TableLoad(LoadConnections connections, Work work, String table) {
    this.connections = connections;
    this.work = work;
    this.table = table;
  }

  /// Adds a member, with extra fields for its `hello` frame.
  Member join(String hello, boolean chats, boolean plays, long seed) {
    Member member = new Member(hello, chats, plays, seed);
    members.add(member);
    return member;
  }

  List<Member> members() {
    return members;
  }

  /// One person at the table and their connection.
  final class Member implements LoadConnections.Listener {
    private final String hello;
    private final boolean chats;
    private final boolean plays;
    private final Function<Json, Optional<String>> player;
    private Optional<LoadConnections.Connection> connection = Optional.empty();
    private final SceneFollower follower = new SceneFollower();
    private Optional<Json> scene = Optional.empty();
    private int eye = -1;
    private long playId;
    private long dueNanos;
    private boolean awaitsAnswer;
    private boolean isReady;

    private Member(String hello, boolean chats, boolean plays, long seed) {
      this.hello = hello;
      this.chats = chats;
      this.plays = plays;
      this.player = work.player(seed);
    }

    void connect() {
      isReady = false;
      awaitsAnswer = false;
      connections.open("/api/tables/" + table + "/play", this);
    }

    void cut() {
      connection.ifPresent(LoadConnections.Connection::cut);
      connection = Optional.empty();
    }

    @Override
    public void opened(LoadConnections.Connection opened) {
      connection = Optional.of(opened);
      opened.send("{\"type\":\"hello\",\"changes\":true" + hello + "}");
    }

    @Override
    public void heard(LoadConnections.Connection from, String text) {
      if (text.startsWith("{\"type\":\"scene\"")) scene(text);
      else if (text.startsWith("{\"type\":\"change\"")) scene(text);
      else if (text.startsWith("{\"type\":\"played\"")) accepted();
      else if (text.startsWith("{\"type\":\"refused\"")) refused();
      else if (text.startsWith("{\"type\":\"chat\"")) heardChat(text);
      else if (text.startsWith("{\"type\":\"ping\"")) from.send(text.replace("ping", "pong"));
      else if (text.startsWith("{\"type\":\"table\"")) table(text);
      else if (text.startsWith("{\"type\":\"problem\"")) throw new IllegalStateException(text);
    }

    private void table(String text) {
      Json frame = Json.parse(text);
      eye = frame.maybe("eye").map(Json::asInt).orElse(-1);
      playId = Math.max(playId, frame.maybe("lastPlay").map(Json::asLong).orElse(0L));
      boolean dealt = frame.maybe("commitment").isPresent();
      if (!isReady && !dealt) becomeReady();
    }

    private void becomeReady() {
      isReady = true;
      work.ready();
      if (work.isClosedLoop()) begin();
    }

    /// The first move of a closed loop.
    void begin() {
      if (chats) chat();
      else if (plays) play(System.nanoTime());
    }

    private void scene(String text) {
      if (!plays) {
        if (!isReady) becomeReady();
        return;
      }
      Json frame = follower.whole(Json.parse(text));
      scene = Optional.of(frame);
      if (!isReady) becomeReady();
      if (frame.maybe("result").isPresent()) work.over(TableLoad.this);
      else if (work.isClosedLoop()) play(System.nanoTime());
    }

    /// Plays if the game waits for this member and no play is under way; returns whether it did.
    boolean play(long whenNanos) {
      if (awaitsAnswer || scene.isEmpty() || connection.isEmpty() || !asks(scene.get()))
        return false;
      Optional<String> answer = player.apply(scene.get().at("scene"));
      if (answer.isEmpty()) return false;
      awaitsAnswer = true;
      dueNanos = whenNanos;
      connection
          .get()
          .send("{\"type\":\"play\",\"id\":" + ++playId + ",\"answer\":" + answer.get() + "}");
      return true;
    }

    private boolean asks(Json frame) {
      for (Json must : frame.at("prompt").at("must").asItems())
        if (must.asInt() == eye) return true;
      return false;
    }

    private void accepted() {
      awaitsAnswer = false;
      work.accepted(System.nanoTime() - dueNanos);
    }

    private void refused() {
      awaitsAnswer = false;
      work.refused();
      play(dueNanos);
    }

    private void chat() {
      chat(System.nanoTime());
    }

    /// Sends a chat message, which is stored and sent to everybody; returns whether it could.
    boolean chat(long whenNanos) {
      if (awaitsAnswer || connection.isEmpty()) return false;
      awaitsAnswer = true;
      dueNanos = whenNanos;
      connection.get().send("{\"type\":\"chat\",\"text\":\"Word " + ++playId + "\"}");
      return true;
    }

    private void heardChat(String text) {
      if (!awaitsAnswer || !chats || !text.contains("\"Word " + playId + "\"")) return;
      awaitsAnswer = false;
      work.accepted(System.nanoTime() - dueNanos);
      if (work.isClosedLoop()) chat();
    }

    @Override
    public void closed(LoadConnections.Connection from) {
      connection = Optional.empty();
    }
  }
}
