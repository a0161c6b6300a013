package parlour.server;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import parlour.engine.wire.Json;

/// A player who survives every fault: connects to whichever node answers, resends unanswered plays,
/// and notes everything that is sent and heard.
final class PersistentPlayer implements Runnable {
  /// How long the page waits before it gives up a silent connection.
  private static final long DEAD = TimeUnit.SECONDS.toNanos(12);

  private final Client.Place place;
  private final ChairHistory history;
  private final PlayerCore core;
  private final Supplier<List<URI>> doors;
  private final Random random;
  private volatile long lastAnswer = System.nanoTime();
  private volatile long longestSilence;
  private volatile boolean stopped;
  private Predicate<PersistentPlayer> enough = PersistentPlayer::isOver;
  private volatile String doing = "is connecting";

  /// @param pause how long each move takes, in milliseconds
  PersistentPlayer(Client.Place place, Supplier<List<URI>> doors, long pause, long seed) {
    this.place = place;
    this.history = new ChairHistory(place.table(), place.seat());
    this.core = new PlayerCore(place.token(), TimeUnit.MILLISECONDS.toNanos(pause), seed);
    this.doors = doors;
    this.random = new Random(seed);
  }

  /// The same, who plays no further once that is so, however late anybody else learns of it.
  PersistentPlayer until(Predicate<PersistentPlayer> isSo) {
    enough = isSo;
    return this;
  }

  /// Every play that was acknowledged, with its number among the plays of the chair.
  Map<Long, Long> stood() {
    return core.stood();
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
    return core.complaint()
        .map(what -> place.table() + "/" + place.seat() + ": " + what)
        .orElse("");
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
    return core.isOver();
  }

  void stop() {
    stopped = true;
  }

  private boolean isDone() {
    return stopped || isOver() || enough.test(this);
  }

  @Override
  public String toString() {
    return place.table() + "/" + place.seat() + " " + doing + ", pending " + core.pendingId();
  }

  @Override
  public void run() {
    while (!isDone()) {
      List<URI> open = doors.get();
      if (!open.isEmpty()) visit(open.get(random.nextInt(open.size())));
      if (!isDone()) rest(100 + random.nextInt(200));
    }
  }

  private void visit(URI door) {
    doing = "connects to " + door;
    try (Client client = new Client(door);
        Client.Connection connection = client.open(place.table()).notedIn(history)) {
      connection.send(core.hello(true));
      doing = "has said hello at " + door;
      long heard = System.nanoTime();
      while (!isDone()) {
        Optional<Json> frame = connection.poll(core.pendingId().isPresent() ? 250 : 20);
        if (frame.isPresent()) {
          String type = frame.get().at("type").asText();
          if (type.equals("closed")) return;
          if (core.hear(frame.get(), System.nanoTime())) answered();
          doing = "has heard " + type + " at " + door;
          heard = System.nanoTime();
        } else if (isLost(System.nanoTime() - heard) || connection.silence() > DEAD) {
          return; // Tries another node.
        }
        if (!isDone()) core.speak(System.nanoTime()).ifPresent(connection::send);
      }
    } catch (RuntimeException lost) {
      doing = "lost the connection at " + door + ": " + lost; // Connects again.
    }
  }

  private boolean isLost(long unheardNanos) {
    return unheardNanos > 2 * PlayerCore.PATIENCE_NANOS
        && (core.pendingId().isPresent() || !core.isGreeted());
  }

  private void answered() {
    long now = System.nanoTime();
    longestSilence = Math.max(longestSilence, now - lastAnswer);
    lastAnswer = now;
  }

  private static void rest(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
