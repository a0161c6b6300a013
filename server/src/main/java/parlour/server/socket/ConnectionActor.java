package parlour.server.socket;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.ConnectionMessage;

/// The house's side of one connection to a table or an evening: passes frames on, pings, and greets
/// the host anew when that was made anew.
public final class ConnectionActor extends AbstractBehavior<ConnectionMessage> {
  private static final Duration RETRY_SOON = Duration.ofMillis(200);
  private static final Duration HELLO_RETRY = Duration.ofSeconds(3);
  private static final Duration HELLO_TIMEOUT = Duration.ofSeconds(15);
  private static final Duration RACE_PING = Duration.ofSeconds(2);
  private static final Duration PING = Duration.ofSeconds(5);
  private static final int FIRST_PINGS = 5;

  private final TimerScheduler<ConnectionMessage> timers;
  private final Owner owner;
  private final Client client;
  private Internal.Hello hello = new Internal.Hello("", "", 0, 0);
  private Duration pingInterval = PING;
  private long pings;

  /// Whom the visit is paid to.
  public interface Owner {
    /// Tells him who has come; he answers with a welcome or a farewell.
    void hello(Internal.Hello greeting, ActorRef<ClientMessage> connection);
  }

  /// Where frames go.
  public interface Client {
    void send(String text);

    /// Sends a ping, noting when.
    void ping(long n);

    void close(String why);
  }

  /// What a visit tells itself, and what its connection tells it.
  public sealed interface Internal extends ConnectionMessage {
    /// The client has said who he is and what he has.
    record Hello(String token, String secret, long lastLine, long lastChat) implements Internal {}

    record Ping() implements Internal {}

    /// The client has had long enough to say who he is.
    record HelloTimeout() implements Internal {}

    /// The host has gone.
    record OwnerLost() implements Internal {}

    /// It is time to greet the host anew: he has gone, or never answered.
    record RetryHello() implements Internal {}

    /// The connection is closed.
    record Closed() implements Internal {}
  }

  static Behavior<ConnectionMessage> to(Owner host, Client line) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(timers -> new ConnectionActor(context, timers, host, line)));
  }

  private ConnectionActor(
      ActorContext<ConnectionMessage> context,
      TimerScheduler<ConnectionMessage> timers,
      Owner host,
      Client line) {
    super(context);
    this.timers = timers;
    this.owner = host;
    this.client = line;
    timers.startSingleTimer(new Internal.HelloTimeout(), HELLO_TIMEOUT);
  }

  @Override
  public Receive<ConnectionMessage> createReceive() {
    return newReceiveBuilder()
        .onMessage(ClientMessage.class, this::receive)
        .onMessage(Internal.class, this::receive)
        .build();
  }

  private Behavior<ConnectionMessage> receive(ClientMessage message) {
    return switch (message) {
      case ClientMessage.Frame(String text, long lines, long chat) -> {
        client.send(text);
        hello =
            new Internal.Hello(
                hello.token(),
                hello.secret(),
                Math.max(hello.lastLine(), lines),
                Math.max(hello.lastChat(), chat));
        yield this;
      }
      case ClientMessage.Welcome(var owner, boolean race) -> {
        timers.cancel(Internal.RetryHello.class);
        getContext().watchWith(owner, new Internal.OwnerLost());
        pingInterval = race ? RACE_PING : PING;
        if (pings == 0) getContext().getSelf().tell(new Internal.Ping());
        yield this;
      }
      case ClientMessage.Farewell(String text, String why) -> {
        client.send(text);
        client.close(why);
        yield Behaviors.stopped();
      }
    };
  }

  private Behavior<ConnectionMessage> receive(Internal message) {
    return switch (message) {
      case Internal.Hello greet -> {
        hello = greet;
        timers.cancel(new Internal.HelloTimeout());
        yield sendHello();
      }
      case Internal.OwnerLost() -> {
        timers.startSingleTimer(Internal.RetryHello.class, new Internal.RetryHello(), RETRY_SOON);
        yield this;
      }
      case Internal.RetryHello() -> sendHello();
      case Internal.HelloTimeout() -> {
        client.close("The first frame must be a hello, and soon.");
        yield Behaviors.stopped();
      }
      case Internal.Ping() -> {
        client.ping(++pings);
        timers.startSingleTimer(
            new Internal.Ping(), pings < FIRST_PINGS ? RETRY_SOON : jittered(pingInterval));
        yield this;
      }
      case Internal.Closed() -> Behaviors.stopped();
    };
  }

  /// A quarter more or less, so that lines which were opened together are not all pinged together.
  private static Duration jittered(Duration rhythm) {
    return rhythm.multipliedBy(75 + ThreadLocalRandom.current().nextInt(51)).dividedBy(100);
  }

  private Behavior<ConnectionMessage> sendHello() {
    owner.hello(hello, getContext().getSelf().narrow());
    timers.startSingleTimer(Internal.RetryHello.class, new Internal.RetryHello(), HELLO_RETRY);
    return this;
  }
}
