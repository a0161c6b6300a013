package parlour.server;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import parlour.engine.wire.Json;
import parlour.testkit.RandomSceneBot;
import parlour.testkit.SceneFollower;

/// The client's side of the protocol without a socket or a clock, as the page does it: says hello
/// with what it has, plays when it is asked, and resends what was not answered under the same id.
public final class PlayerCore {
  static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final String token;
  private final Wit wit;
  private final long pauseNanos;
  private final Map<Long, Long> stood = new ConcurrentSkipListMap<>();
  private volatile boolean over;
  private boolean greeted;
  private SceneFollower follower = new SceneFollower();
  private long id;
  private Optional<Pending> pending = Optional.empty();
  private long lastLine;
  private Optional<Json> scene = Optional.empty();
  private long thinkUntilNanos;
  private int seat = -1;
  private Optional<String> complaint = Optional.empty();
  private String next = "";

  /// Who decides what is played.
  public interface Wit {
    /// An answer to a scene as the text of a `play` frame's field, if there is anything to do.
    Optional<String> answer(Json scene);
  }

  /// A play that was sent and not answered yet.
  private record Pending(long id, String frame, long sentNanos) {}

  /// A player who answers at random.
  ///
  /// @param pauseNanos how long each move takes
  public PlayerCore(String token, long pauseNanos, long seed) {
    this(token, pauseNanos, new RandomSceneBot(seed)::answer);
  }

  public PlayerCore(String token, long pauseNanos, Wit wit) {
    this.token = token;
    this.pauseNanos = pauseNanos;
    this.wit = wit;
  }

  /// Every play that was acknowledged, with its number among the plays of the chair.
  public Map<Long, Long> stood() {
    return stood;
  }

  public boolean isOver() {
    return over;
  }

  /// Whether the server has answered the hello of this connection.
  public boolean isGreeted() {
    return greeted;
  }

  /// The id of the play that waits for its answer, if one does.
  public Optional<Long> pendingId() {
    return pending.map(Pending::id);
  }

  /// What the server has said that cannot be, if anything.
  public Optional<String> complaint() {
    return complaint;
  }

  /// The table of the rematch, as far as the player was told, or nothing.
  public String next() {
    return next;
  }

  /// The first frame of a new connection.
  ///
  /// @param changes whether to ask for `change` frames, on a line that keeps their order
  public String hello(boolean changes) {
    greeted = false;
    follower = new SceneFollower();
    return Json.fields()
        .put("type", "hello")
        .put("token", token)
        .put("since", lastLine)
        .put("changes", changes)
        .done()
        .write();
  }

  /// Takes in a frame; whether it is one that answers a player.
  public boolean hear(Json heard, long nowNanos) {
    Json frame = follower.whole(heard);
    return switch (frame.at("type").asText()) {
      case "table" -> {
        greeted = true;
        seat = frame.at("eye").asInt();
        long last = frame.maybe("lastPlay").map(Json::asLong).orElse(0L);
        long mine = stood.keySet().stream().mapToLong(Long::longValue).max().orElse(0);
        if (last < mine)
          complaint = Optional.of("play " + mine + " was acknowledged, but the last is " + last);
        id = Math.max(id, last);
        next = frame.maybe("next").map(Json::asText).orElse(next);
        yield false;
      }
      case "scene" -> {
        if (frame.at("seq").asLong() < scene.map(seen -> seen.at("seq").asLong()).orElse(0L))
          yield false; // It was overtaken by a newer one.
        if (scene.isEmpty() || !scene.get().at("scene").equals(frame.at("scene")))
          thinkUntilNanos = nowNanos + pauseNanos;
        scene = Optional.of(frame);
        for (Json line : frame.at("lines").asItems())
          lastLine = Math.max(lastLine, line.at("n").asLong());
        if (frame.maybe("result").isPresent()) over = true;
        yield true;
      }
      case "played" -> {
        stood.put(frame.at("id").asLong(), frame.at("seq").asLong());
        answered(frame);
        yield true;
      }
      case "refused" -> {
        answered(frame);
        yield true;
      }
      default -> false;
    };
  }

  private void answered(Json frame) {
    if (pending.isPresent() && pending.get().id() == frame.at("id").asLong())
      pending = Optional.empty();
  }

  /// The frame to send now, if any: a play, or one that was not answered in time.
  public Optional<String> speak(long nowNanos) {
    if (!greeted || over) return Optional.empty();
    if (pending.isPresent()) {
      Pending waiting = pending.get();
      if (nowNanos - waiting.sentNanos() < PATIENCE_NANOS) return Optional.empty();
      pending = Optional.of(new Pending(waiting.id(), waiting.frame(), nowNanos));
      return Optional.of(waiting.frame());
    }
    if (scene.isEmpty() || nowNanos < thinkUntilNanos || !asks(scene.get()))
      return Optional.empty();
    Optional<String> answer = wit.answer(scene.get().at("scene"));
    if (answer.isEmpty()) return Optional.empty();
    String frame = "{\"type\":\"play\",\"id\":" + ++id + ",\"answer\":" + answer.get() + "}";
    pending = Optional.of(new Pending(id, frame, nowNanos));
    thinkUntilNanos = nowNanos + pauseNanos;
    return Optional.of(frame);
  }

  private boolean asks(Json frame) {
    for (Json must : frame.at("prompt").at("must").asItems()) if (must.asInt() == seat) return true;
    return false;
  }
}
