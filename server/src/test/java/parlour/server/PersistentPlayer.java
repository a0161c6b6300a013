package parlour.server;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import parlour.engine.wire.Json;
import parlour.testkit.RandomSceneBot;

/// A player who survives every fault: connects to whichever node answers, resends unanswered plays,
/// and remembers everything the server said.
final class PersistentPlayer implements Runnable {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(3);

  /// How long the page waits before it gives up a silent connection.
  private static final long DEAD = TimeUnit.SECONDS.toNanos(12);

  private final Client.Place place;
  private final ChairHistory history;
  private final Supplier<List<URI>> doors;
  private final RandomSceneBot wit;
  private final Random random;
  private final long pause;
  private final Map<Long, Long> stood = new ConcurrentSkipListMap<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private volatile long lastAnswer = System.nanoTime();
  private volatile long longestSilence;
  private volatile boolean over;
  private volatile boolean stopped;
  private volatile String doing = "is connecting";
  private long id;
  private Optional<Pending> pending = Optional.empty();
  private long since;
  private Optional<Json> scene = Optional.empty();
  private int seat = -1;

  /// A play that was sent and not answered yet.
  private record Pending(long id, String frame, long sent) {}

  /// @param pause how long each move takes, in milliseconds
  PersistentPlayer(Client.Place place, Supplier<List<URI>> doors, long pause, long seed) {
    this.place = place;
    this.history = new ChairHistory(place.table(), place.seat());
    this.doors = doors;
    this.pause = pause;
    this.wit = new RandomSceneBot(seed);
    this.random = new Random(seed);
  }

  /// Every play that was acknowledged, with its number among the plays of the chair.
  Map<Long, Long> stood() {
    return stood;
  }

  Client.Place place() {
    return place;
  }

  /// Everything it has sent and heard.
  ChairHistory history() {
    return history;
  }

  /// What went wrong.
  String complaints() {
    return String.join("\n", complaints);
  }

  /// When the server last answered.
  long lastAnswer() {
    return lastAnswer;
  }

  /// The longest wait for an answer since the last call, in milliseconds.
  long longestSilence() {
    long longest = Math.max(longestSilence, System.nanoTime() - lastAnswer);
    longestSilence = 0;
    return TimeUnit.NANOSECONDS.toMillis(longest);
  }

  boolean isOver() {
    return over;
  }

  void stop() {
    stopped = true;
  }

  @Override
  public String toString() {
    return place.table()
        + "/"
        + place.seat()
        + " "
        + doing
        + ", pending "
        + pending.map(Pending::id);
  }

  @Override
  public void run() {
    while (!stopped && !over) {
      List<URI> open = doors.get();
      if (!open.isEmpty()) visit(open.get(random.nextInt(open.size())));
      if (!stopped && !over) rest(100 + random.nextInt(200));
    }
  }

  private void visit(URI door) {
    doing = "knocks at " + door;
    try (Client client = new Client(door);
        Client.Connection connection = client.open(place.table()).notedIn(history)) {
      connection.hello("\"token\":\"" + place.token() + "\",\"since\":" + since);
      boolean greeted = false;
      doing = "has said hello at " + door;
      long heard = System.nanoTime();
      while (!stopped && !over) {
        Optional<Json> frame = connection.poll(250);
        if (frame.isPresent()) {
          String type = frame.get().at("type").asText();
          if (type.equals("closed")) return;
          if (type.equals("table")) greeted = true;
          hear(type, frame.get());
          doing = "has heard " + type + " at " + door;
          heard = System.nanoTime();
        } else if (System.nanoTime() - heard > 2 * PATIENCE && (pending.isPresent() || !greeted)
            || connection.silence() > DEAD) {
          return; // Tries another node.
        }
        if (greeted) speak(connection);
      }
    } catch (RuntimeException lost) {
      doing = "lost the connection at " + door + ": " + lost; // Connects again.
    }
  }

  private void hear(String type, Json frame) {
    switch (type) {
      case "table" -> {
        seat = frame.at("eye").asInt();
        long last = frame.maybe("lastPlay").map(Json::asLong).orElse(0L);
        long mine = stood.isEmpty() ? 0 : stood.keySet().stream().mapToLong(n -> n).max().orElse(0);
        if (last < mine) complain("play " + mine + " was acknowledged, but the last is " + last);
        if (last > id) id = last;
      }
      case "scene" -> {
        answered();
        scene = Optional.of(frame);
        remember(frame);
        if (frame.maybe("result").isPresent()) over = true;
      }
      case "played" -> {
        answered();
        long number = frame.at("id").asLong();
        stood.put(number, frame.at("seq").asLong());
        if (pending.isPresent() && pending.get().id() == number) pending = Optional.empty();
      }
      case "refused" -> {
        answered();
        if (pending.isPresent() && pending.get().id() == frame.at("id").asLong())
          pending = Optional.empty();
      }
      default -> {}
    }
  }

  private void remember(Json frame) {
    for (Json line : frame.at("lines").asItems()) since = Math.max(since, line.at("n").asLong());
  }

  private void speak(Client.Connection connection) {
    if (pending.isPresent()) {
      Pending waiting = pending.get();
      if (System.nanoTime() - waiting.sent() < PATIENCE) return;
      pending = Optional.of(new Pending(waiting.id(), waiting.frame(), System.nanoTime()));
      connection.send(waiting.frame());
      return;
    }
    if (scene.isEmpty() || !asks(scene.get())) return;
    Optional<String> answer = wit.answer(scene.get().at("scene"));
    if (answer.isEmpty()) return;
    rest(pause);
    String frame = "{\"type\":\"play\",\"id\":" + ++id + ",\"answer\":" + answer.get() + "}";
    pending = Optional.of(new Pending(id, frame, System.nanoTime()));
    connection.send(frame);
  }

  private boolean asks(Json frame) {
    for (Json must : frame.at("prompt").at("must").asItems()) if (must.asInt() == seat) return true;
    return false;
  }

  private void answered() {
    long now = System.nanoTime();
    longestSilence = Math.max(longestSilence, now - lastAnswer);
    lastAnswer = now;
  }

  private void complain(String what) {
    complaints.add(place.table() + "/" + place.seat() + ": " + what);
  }

  private static void rest(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
