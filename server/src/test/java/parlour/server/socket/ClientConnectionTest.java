package parlour.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import parlour.engine.wire.Json;
import parlour.server.config.Rates;
import parlour.server.wire.ClientMessage;

/// The half of a connection that is the same for tables and evenings, by a clock of its own.
class ClientConnectionTest {
  private static final ActorSystem<Void> SYSTEM =
      ActorSystem.create(Behaviors.empty(), "connections");

  private final List<String> sent = new ArrayList<>();
  private final List<String> received = new ArrayList<>();
  private boolean dropped;
  private long nowMicros = 1_000_000;
  private long nextBeatMicros = Long.MAX_VALUE;
  private Runnable nextBeat = () -> {};
  private final ClientConnection connection = connection(Rates.none().frames());

  @AfterAll
  static void close() {
    SYSTEM.terminate();
  }

  private ClientConnection connection(Rates.Rate frameRate) {
    CoreSession session =
        new CoreSession.Empty() {
          @Override
          public void sendFrame(Frame frame, Callback callback, boolean batch) {
            sent.add(frame.getPayloadAsUTF8());
            callback.succeeded();
          }

          @Override
          public void close(int statusCode, String reason, Callback callback) {
            sent.add("closed: " + reason);
          }

          @Override
          public void abort() {
            dropped = true;
          }
        };
    Protocol protocol =
        new Protocol() {
          @Override
          public ConnectionActor.Internal.Hello readHello(Json frame) {
            return ConnectionActor.Internal.Hello.of(frame.at("token").asText());
          }

          @Override
          public void announce(ActorRef<ClientMessage> client) {}

          @Override
          public void hello(ConnectionActor.Internal.Hello hello, ActorRef<ClientMessage> client) {}

          @Override
          public Set<String> frameTypes() {
            return Set.of("dance");
          }

          @Override
          public void receive(String type, Json frame, long arrivedMicros, ClientConnection from) {
            received.add(type + " at " + from.arrivedMicros());
          }
        };
    return new ClientConnection(
        new SocketWriter(session),
        protocol,
        frameRate,
        Duration.ofMinutes(1),
        () -> nowMicros,
        (delay, action) -> {
          nextBeatMicros = nowMicros + delay.toNanos() / 1_000;
          nextBeat = action;
        },
        new Heartbeat(new Random(1)),
        _ -> SYSTEM.ignoreRef());
  }

  private void secondsPass(long seconds) {
    long until = nowMicros + TimeUnit.SECONDS.toMicros(seconds);
    while (nextBeatMicros <= until && !dropped) {
      nowMicros = nextBeatMicros;
      nextBeatMicros = Long.MAX_VALUE;
      nextBeat.run();
    }
    nowMicros = until;
  }

  @Test
  void a_client_that_has_been_silent_for_a_minute_is_dropped() {
    connection.welcomed(false);
    secondsPass(60);
    assertThat(dropped).isFalse();
    secondsPass(7);
    assertThat(dropped).isTrue();
    int pings = sent.size();
    secondsPass(60);
    assertThat(sent).hasSize(pings);
  }

  @Test
  void a_closed_connection_is_pinged_no_more() {
    connection.welcomed(false);
    connection.onClosed();
    secondsPass(10);
    assertThat(sent).hasSize(1);
  }

  @Test
  void an_answer_to_a_ping_keeps_a_connection_open_and_measures_the_trip() {
    connection.welcomed(true);
    nowMicros += 80_000;
    connection.onText("{\"type\":\"pong\",\"n\":1}", nowMicros);
    assertThat(connection.tripMicros()).isEqualTo(40_000);
    secondsPass(55);
    connection.onText("{\"type\":\"pong\",\"n\":2}", nowMicros);
    secondsPass(55);
    assertThat(dropped).isFalse();
  }

  @Test
  void hello_comes_first_and_once() {
    connection.onText("{\"type\":\"dance\"}", nowMicros);
    assertThat(sent.getLast()).contains("The first frame must be a hello.");
    connection.onText("{\"type\":\"hello\",\"token\":\"a\"}", nowMicros);
    connection.onText("{\"type\":\"hello\",\"token\":\"a\"}", nowMicros);
    assertThat(sent.getLast()).contains("A connection says hello once.");
    connection.onText("{\"type\":\"sing\"}", nowMicros);
    assertThat(sent.getLast()).contains("is no frame a client sends");
    connection.onText("{\"type\":\"dance\"}", nowMicros);
    assertThat(received).containsExactly("dance at " + nowMicros);
    assertThat(connection.arrivedMicros()).as("nothing in flight").isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void frames_beyond_the_rate_are_refused_and_in_the_end_the_connection_is_closed() {
    ClientConnection hasty = connection(new Rates.Rate(1, 1e-6));
    hasty.onText("{\"type\":\"hello\",\"token\":\"a\"}", nowMicros);
    for (int i = 0; i < 200; i++) hasty.onText("{\"type\":\"dance\"}", nowMicros);
    assertThat(sent).hasSize(200).allMatch(frame -> frame.contains("too fast"));
    hasty.onText("{\"type\":\"dance\"}", nowMicros);
    assertThat(sent.getLast()).isEqualTo("closed: Too many frames.");
    assertThat(received).isEmpty();
  }
}
