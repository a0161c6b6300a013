package parlour.server.socket;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;
import parlour.server.table.InFlightMoves;
import parlour.server.table.RaceWindow;
import parlour.server.table.TableFrames;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.ConnectionMessage;
import parlour.server.wire.RoundTrips;
import parlour.server.wire.TextRules;
import parlour.server.wire.TokenBucket;

/// The server's end of one client's connection, to a table or an evening: parses frames, limits
/// their rate, measures round trips with pings, and drops a client that has gone silent.
///
/// Pings go from the timer to the socket: passed through the actor, those of two thousand quiet
/// connections would take a twentieth of a core.
public final class ClientConnection
    implements ConnectionActor.Client, SocketEndpoint.Listener, InFlightMoves.Source {
  private static final int MOST_REFUSED_FRAMES = 200;
  private static final long NOTICEABLE_TRIP_MICROS = 500;

  private final SocketWriter writer;
  private final Protocol protocol;
  private final TokenBucket frameRate;
  private final long silenceLimitMicros;
  private final LongSupplier nowMicros;
  private final Timer timer;
  private final Heartbeat heartbeat;
  private final RoundTrips roundTrips = new RoundTrips();
  private final ActorRef<ConnectionMessage> actor;
  private volatile long arrivedMicros = Long.MAX_VALUE;
  private volatile long lastHeardMicros;
  private Runnable whenClosed = () -> {};
  private boolean greeted;
  private boolean welcomed;
  private volatile boolean closed;
  private int refusedFrames;
  private long reportedTripMicros = -1;

  /// Does something later, on a thread of its own that must not be kept.
  interface Timer {
    void after(Duration delay, Runnable action);
  }

  /// @param silenceLimit how long a client may send nothing, not even an answer to a ping
  /// @param nowMicros the clock that stamps arriving frames
  /// @param startActor starts the actor that speaks for this client
  ClientConnection(
      SocketWriter writer,
      Protocol protocol,
      Rates.Rate frameRate,
      Duration silenceLimit,
      LongSupplier nowMicros,
      Timer timer,
      Heartbeat heartbeat,
      Function<ConnectionActor.Client, ActorRef<ConnectionMessage>> startActor) {
    this.writer = writer;
    this.protocol = protocol;
    this.frameRate = new TokenBucket(frameRate);
    this.silenceLimitMicros = silenceLimit.toNanos() / 1_000;
    this.nowMicros = nowMicros;
    this.timer = timer;
    this.heartbeat = heartbeat;
    this.lastHeardMicros = nowMicros.getAsLong();
    this.actor = startActor.apply(this);
  }

  /// Has something done when the connection is closed.
  public void whenClosed(Runnable action) {
    Runnable before = whenClosed;
    whenClosed =
        () -> {
          before.run();
          action.run();
        };
  }

  /// Where a table or an evening sends frames for this client.
  public ActorRef<ClientMessage> actor() {
    return actor.narrow();
  }

  /// Half the round trip, 0 as long as none was measured.
  public long tripMicros() {
    return roundTrips.halfMicros();
  }

  @Override
  public long arrivedMicros() {
    return arrivedMicros;
  }

  @Override
  public void onText(String text, long arrivedMicros) {
    this.arrivedMicros = arrivedMicros;
    lastHeardMicros = arrivedMicros;
    try {
      Json frame = Json.parse(text);
      String type = frame.at("type").asText();
      if (type.equals("pong")) {
        pong(frame, arrivedMicros);
        return;
      }
      heartbeat.talked(arrivedMicros);
      if (!frameRate.tryAcquire()) refuseFrame();
      else receive(type, frame, arrivedMicros);
    } catch (Json.Malformed wrong) {
      send(TableFrames.problem("Bad Request", wrong.sentence()));
    } finally {
      this.arrivedMicros = Long.MAX_VALUE;
    }
  }

  private void receive(String type, Json frame, long arrivedMicros) {
    if (type.equals("hello")) {
      if (greeted) throw new Json.Malformed("A connection says hello once.");
      actor.tell(protocol.readHello(frame));
      greeted = true;
    } else if (!protocol.frameTypes().contains(type)) {
      throw new Json.Malformed("\"" + TextRules.excerpt(type) + "\" is no frame a client sends.");
    } else if (!greeted) {
      throw new Json.Malformed("The first frame must be a hello.");
    } else {
      protocol.receive(type, frame, arrivedMicros, this);
    }
  }

  private void refuseFrame() {
    if (++refusedFrames > MOST_REFUSED_FRAMES) close("Too many frames.");
    else
      send(TableFrames.problem("Too Many Requests", "That was too fast; the frame was not heard."));
  }

  private void pong(Json frame, long arrivedMicros) {
    if (!roundTrips.pongReceived(frame.at("n").asLong(), arrivedMicros)) return;
    heartbeat.answered(frame.maybe("calm").map(Json::asBoolean).orElse(false));
    long trip = Math.min(roundTrips.halfMicros(), RaceWindow.TRIP_CAP_MICROS);
    if (Math.abs(trip - reportedTripMicros) < NOTICEABLE_TRIP_MICROS) return;
    reportedTripMicros = trip;
    protocol.tripMeasured(trip, actor());
  }

  @Override
  public void onClosed() {
    closed = true;
    whenClosed.run();
    actor.tell(new ConnectionActor.Internal.Closed());
  }

  @Override
  public void send(String text, boolean more) {
    writer.send(text, more);
    heartbeat.talked(nowMicros.getAsLong());
  }

  void send(String text) {
    send(text, false);
  }

  @Override
  public void welcomed(boolean race) {
    heartbeat.setRace(race);
    if (welcomed) return;
    welcomed = true;
    beat();
  }

  /// Pings the client when that is due, and drops one that is dead, though TCP has not noticed.
  private void beat() {
    if (closed) return;
    long now = nowMicros.getAsLong();
    if (now - lastHeardMicros > silenceLimitMicros) {
      writer.drop();
      return;
    }
    if (heartbeat.untilDue(now) <= 0) {
      long n = heartbeat.ping(now);
      roundTrips.pingSent(n, now);
      writer.send(TableFrames.ping(n), false);
    }
    timer.after(heartbeat.pause(now), this::beat);
  }

  @Override
  public void close(String why) {
    writer.close(why);
  }
}
