package parlour.server.socket;

import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import parlour.engine.wire.Json;

/// A client in [VirtualTime], behind a line that loses, doubles, delays and reorders frames by its
/// seed, and breaks; it connects again and again.
final class SimulatedDevice {
  private static final long TICK = TimeUnit.MILLISECONDS.toNanos(100);
  private static final long DEAD = TimeUnit.SECONDS.toNanos(12);
  private static final long DEAD_WHILE_CALM = TimeUnit.SECONDS.toNanos(45);
  private static final long LATEST = TimeUnit.SECONDS.toNanos(20);

  private final SimulatedHouse house;
  private final Supplier<Protocol> protocol;
  private final Client client;
  private final Random random;
  private final Network network;

  /// Whether it need not be pinged often while it waits for nothing.
  private final boolean patient;

  private Optional<Line> line = Optional.empty();
  private long connectAt;
  private boolean retired;
  private Optional<String> shutOut = Optional.empty();

  /// How bad the network is: chances in a thousand per frame, until it heals.
  record Network(
      long healsNanos, int lost, int doubled, int reordered, int cut, long slowestNanos) {
    /// A network that is bad in its own way until it heals, and on some seeds also doubles and
    /// reorders.
    static Network bad(Random random, int leastSeconds, int mostSeconds) {
      boolean hostile = random.nextBoolean();
      return new Network(
          VirtualTime.nowNanos()
              + TimeUnit.SECONDS.toNanos(leastSeconds + random.nextInt(mostSeconds - leastSeconds)),
          random.nextInt(30),
          hostile ? random.nextInt(200) : 0,
          hostile ? random.nextInt(200) : 0,
          random.nextInt(20),
          TimeUnit.MILLISECONDS.toNanos(1 + random.nextInt(2_000)));
    }

    boolean isHealed() {
      return VirtualTime.nowNanos() >= healsNanos;
    }
  }

  /// What runs on the device: what it sends, and what it makes of the frames.
  interface Client {
    /// The first frame of a new connection.
    String hello();

    /// The frame to send now, if any.
    Optional<String> speak(long nowNanos);

    void hear(Json frame, long nowNanos);

    /// Whether it waits for an answer, so that a silent line is given up sooner.
    boolean isWaiting();
  }

  /// @param protocol makes the server's side of a new connection
  SimulatedDevice(
      SimulatedHouse house,
      Supplier<Protocol> protocol,
      Client client,
      Network network,
      long seed) {
    this.house = house;
    this.protocol = protocol;
    this.client = client;
    this.network = network;
    this.random = new Random(seed);
    this.patient = random.nextBoolean();
    VirtualTime.after(random.nextLong(TICK), this::tick);
  }

  /// Why the server has closed the door on it for good, if it has.
  Optional<String> shutOut() {
    return shutOut;
  }

  /// The device is put away; its line is left hanging.
  void retire() {
    retired = true;
  }

  private boolean chance(int inThousand) {
    return !network.isHealed() && random.nextInt(1_000) < inThousand;
  }

  private void tick() {
    if (retired) return;
    long now = VirtualTime.nowNanos();
    if (line.isEmpty() && now >= connectAt && shutOut.isEmpty()) {
      line = Optional.of(new Line());
      line.get().up(client.hello());
    }
    line.ifPresent(
        open -> {
          if (open.isGivenUp(now)) {
            open.cut();
            return;
          }
          client
              .speak(now)
              .ifPresent(
                  text -> {
                    open.calm = false;
                    open.up(text);
                  });
          if (chance(network.cut())) open.cut();
        });
    VirtualTime.after(TICK, this::tick);
  }

  private void hear(Line from, String text) {
    if (retired || line.isEmpty() || line.get() != from) return;
    long now = VirtualTime.nowNanos();
    from.anything = now;
    Json frame = Json.parse(text);
    boolean ping = frame.at("type").asText().equals("ping");
    from.calm = ping && patient && !client.isWaiting();
    if (ping) {
      String calm = from.calm ? ",\"calm\":true" : "";
      from.up("{\"type\":\"pong\",\"n\":" + frame.at("n").asLong() + calm + "}");
      return;
    }
    from.heard = now;
    client.hear(frame, now);
  }

  /// One connection: two directions with faults of their own.
  private final class Line extends CoreSession.Empty {
    private final ClientConnection server =
        house.connect(new SocketWriter(this), protocol.get(), random.nextLong());
    private final Direction upwards = new Direction();
    private final Direction downwards = new Direction();
    private long heard = VirtualTime.nowNanos();
    private long anything = heard;
    private boolean calm;
    private boolean serverClosed;

    /// Frames of one direction come in order unless the network is hostile; after a lost one
    /// nothing more comes, as on a stream with a hole.
    private final class Direction {
      private boolean broken;
      private long lastArrival;

      void carry(Runnable deliver) {
        if (broken |= chance(network.lost())) return;
        long delay =
            network.isHealed()
                ? TimeUnit.MILLISECONDS.toNanos(2)
                : random.nextLong(Math.max(1, network.slowestNanos()));
        long arrival = VirtualTime.nowNanos() + delay;
        if (!chance(network.reordered())) arrival = Math.max(arrival, lastArrival);
        lastArrival = Math.max(arrival, lastArrival);
        int copies = chance(network.doubled()) ? 2 : 1;
        for (int i = 0; i < copies; i++)
          VirtualTime.after(arrival - VirtualTime.nowNanos(), deliver);
      }
    }

    void up(String text) {
      upwards.carry(
          () -> {
            if (!serverClosed) server.onText(text, VirtualTime.nowMicros());
          });
    }

    boolean isGivenUp(long now) {
      return now - anything > (calm ? DEAD_WHILE_CALM : DEAD)
          || (client.isWaiting() && now - heard > TimeUnit.SECONDS.toNanos(6));
    }

    /// The client gives the line up, or loses it; the server notices at once or much later.
    void cut() {
      line = Optional.empty();
      connectAt = VirtualTime.nowNanos() + TimeUnit.MILLISECONDS.toNanos(100 + random.nextInt(900));
      upwards.broken = true;
      downwards.broken = true;
      VirtualTime.after(network.isHealed() ? 0 : random.nextLong(LATEST), this::serverNotices);
    }

    private void serverNotices() {
      if (serverClosed) return;
      serverClosed = true;
      server.onClosed();
    }

    @Override
    public void sendFrame(Frame frame, Callback callback, boolean batch) {
      String text = frame.getPayloadAsUTF8();
      downwards.carry(() -> hear(this, text));
      callback.succeeded();
    }

    /// The server refuses the client; the page does not come back from that.
    @Override
    public void close(int statusCode, String reason, Callback callback) {
      downwards.carry(
          () -> {
            if (!retired && line.isPresent() && line.get() == this) {
              shutOut = Optional.of(reason);
              cut();
            }
          });
      VirtualTime.after(0, this::serverNotices);
    }

    @Override
    public void abort() {
      VirtualTime.after(0, this::serverNotices);
      downwards.broken = true;
    }
  }
}
