package parlour.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.testkit.RandomSceneBot;

/// The company at one table: two who play or speak, and others who look on.
///
/// Everything here happens on the thread of the [LoadConnections].
final class TableLoad {
  private final LoadConnections lines;
  private final Work work;
  private final String table;
  private final List<Member> members = new ArrayList<>();

  /// What the parties do, and how it is counted.
  interface Work {
    /// A move stands, so long after it was sent or, in an open loop, was due.
    void stood(long nanos);

    void refused();

    /// Somebody has been told all there is: his table, and the scene where there is one.
    void ready();

    /// Whether moves follow each other at once.
    boolean isClosedLoop();

    /// The game is over, and its table is of no more use.
    void over(TableLoad party);
  }

  TableLoad(LoadConnections lines, Work work, String table) {
    this.lines = lines;
    this.work = work;
    this.table = table;
  }

  /// Somebody comes, with the fields of his hello.
  Member join(String hello, boolean speaks, boolean plays, long seed) {
    Member member = new Member(hello, speaks, plays, seed);
    members.add(member);
    return member;
  }

  List<Member> members() {
    return members;
  }

  /// One connection at the table, made again when it is lost.
  final class Member implements LoadConnections.Listener {
    private final String hello;
    private final boolean speaks;
    private final boolean plays;
    private final RandomSceneBot wit;
    private Optional<LoadConnections.Line> line = Optional.empty();
    private Optional<Json> scene = Optional.empty();
    private int eye = -1;
    private long id;
    private long due;
    private boolean waits;
    private boolean greeted;

    private Member(String hello, boolean speaks, boolean plays, long seed) {
      this.hello = hello;
      this.speaks = speaks;
      this.plays = plays;
      this.wit = new RandomSceneBot(seed);
    }

    void come() {
      greeted = false;
      waits = false;
      lines.open("/api/tables/" + table + "/play", this);
    }

    void cut() {
      line.ifPresent(LoadConnections.Line::cut);
      line = Optional.empty();
    }

    @Override
    public void opened(LoadConnections.Line opened) {
      line = Optional.of(opened);
      opened.send("{\"type\":\"hello\"" + hello + "}");
    }

    @Override
    public void heard(LoadConnections.Line from, String text) {
      if (text.startsWith("{\"type\":\"scene\"")) scene(text);
      else if (text.startsWith("{\"type\":\"played\"")) stood();
      else if (text.startsWith("{\"type\":\"refused\"")) refused();
      else if (text.startsWith("{\"type\":\"chat\"")) chat(text);
      else if (text.startsWith("{\"type\":\"ping\"")) from.send(text.replace("ping", "pong"));
      else if (text.startsWith("{\"type\":\"table\"")) table(text);
      else if (text.startsWith("{\"type\":\"problem\"")) throw new IllegalStateException(text);
    }

    private void table(String text) {
      Json frame = Json.parse(text);
      eye = frame.maybe("eye").map(Json::asInt).orElse(-1);
      id = Math.max(id, frame.maybe("lastPlay").map(Json::asLong).orElse(0L));
      boolean dealt = frame.maybe("commitment").isPresent();
      if (!greeted && !dealt) greet();
    }

    private void greet() {
      greeted = true;
      work.ready();
      if (speaks && work.isClosedLoop()) say();
    }

    private void scene(String text) {
      if (!plays) {
        if (!greeted) greet();
        return;
      }
      Json frame = Json.parse(text);
      scene = Optional.of(frame);
      if (!greeted) greet();
      if (frame.maybe("result").isPresent()) work.over(TableLoad.this);
      else if (work.isClosedLoop()) play(System.nanoTime());
    }

    /// Plays, if he is asked to and has no play under way; whether he did.
    boolean play(long when) {
      if (waits || scene.isEmpty() || line.isEmpty() || !asks(scene.get())) return false;
      Optional<String> answer = wit.answer(scene.get().at("scene"));
      if (answer.isEmpty()) return false;
      waits = true;
      due = when;
      line.get().send("{\"type\":\"play\",\"id\":" + ++id + ",\"answer\":" + answer.get() + "}");
      return true;
    }

    private boolean asks(Json frame) {
      for (Json must : frame.at("prompt").at("must").asItems())
        if (must.asInt() == eye) return true;
      return false;
    }

    private void stood() {
      waits = false;
      work.stood(System.nanoTime() - due);
    }

    private void refused() {
      waits = false;
      work.refused();
      play(due);
    }

    private void say() {
      say(System.nanoTime());
    }

    /// Says something, which is kept and told to all; whether he could.
    boolean say(long when) {
      if (waits || line.isEmpty()) return false;
      waits = true;
      due = when;
      line.get().send("{\"type\":\"chat\",\"text\":\"Word " + ++id + "\"}");
      return true;
    }

    private void chat(String text) {
      if (!waits || !speaks || !text.contains("\"Word " + id + "\"")) return;
      waits = false;
      work.stood(System.nanoTime() - due);
      if (work.isClosedLoop()) say();
    }

    @Override
    public void closed(LoadConnections.Line from) {
      line = Optional.empty();
    }
  }
}
