package parlour.server.socket;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.ConnectionMessage;

/// Speaks for one client to its table or evening: passes frames on, and says hello again when the
/// owner's actor restarts, so that the client need not reconnect.
public final class ConnectionActor extends AbstractBehavior<ConnectionMessage> {
  /// How soon hello is said again after the owner was lost.
  private static final Duration RESTART_DELAY = Duration.ofMillis(200);

  /// How long the owner may take to answer a hello before it is said again.
  private static final Duration HELLO_RETRY = Duration.ofSeconds(3);

  /// How long a client may take to send its hello.
  private static final Duration HELLO_TIMEOUT = Duration.ofSeconds(15);

  private final TimerScheduler<ConnectionMessage> timers;
  private final Owner owner;
  private final Client client;
  private Internal.Hello hello = Internal.Hello.of("");

  /// The number of the last frame that showed the client the game.
  private long lastScene;

  /// The table or evening the client is connected to.
  public interface Owner {
    /// Announces a connection before its hello; the owner bids farewell at once if it does not
    /// exist.
    void announce(ActorRef<ClientMessage> client);

    /// Announces the client; the owner answers with a welcome or a farewell.
    void hello(Internal.Hello hello, ActorRef<ClientMessage> client);
  }

  /// The client at the other end.
  public interface Client {
    /// Sends a frame, or keeps it to be sent together with one that comes at once.
    void send(String text, boolean more);

    /// The owner has let it in; in a race its round trips are measured more often.
    void welcomed(boolean race);

    void close(String why);
  }

  /// What the connection's own side tells its actor.
  public sealed interface Internal extends ConnectionMessage {
    /// Who the client is, the last minute line and line of chat it has, and whether it asks for
    /// `change` frames.
    record Hello(String token, String watchToken, long lastLine, long lastChat, boolean changes)
        implements Internal {
      /// A hello that only says who the client is.
      public static Hello of(String token) {
        return new Hello(token, "", 0, 0, false);
      }

      Hello having(long lines, long chat) {
        return new Hello(
            token, watchToken, Math.max(lastLine, lines), Math.max(lastChat, chat), changes);
      }
    }

    /// The client has not said hello in time.
    record HelloTimeout() implements Internal {}

    /// The owner's actor has stopped; it may be restarting on another node.
    record OwnerLost() implements Internal {}

    /// Say hello again: the owner was lost, or has not answered.
    record RetryHello() implements Internal {}

    /// The socket is closed.
    record Closed() implements Internal {}
  }

  static Behavior<ConnectionMessage> of(Owner owner, Client client) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(timers -> new ConnectionActor(context, timers, owner, client)));
  }

  private ConnectionActor(
      ActorContext<ConnectionMessage> context,
      TimerScheduler<ConnectionMessage> timers,
      Owner owner,
      Client client) {
    super(context);
    this.timers = timers;
    this.owner = owner;
    this.client = client;
    timers.startSingleTimer(new Internal.HelloTimeout(), HELLO_TIMEOUT);
    owner.announce(context.getSelf().narrow());
  }

  @Override
  public Receive<ConnectionMessage> createReceive() {
    return newReceiveBuilder()
        .onMessage(ClientMessage.class, this::fromOwner)
        .onMessage(Internal.class, this::internal)
        .build();
  }

  private Behavior<ConnectionMessage> fromOwner(ClientMessage message) {
    return switch (message) {
      case ClientMessage.Frame frame -> {
        // A frame may be lost on the way from another node: hello brings the whole scene again.
        if (frame.follows() && frame.scene() != lastScene + 1) yield sayHello();
        if (frame.scene() > 0) lastScene = frame.scene();
        client.send(frame.text(), frame.more());
        hello = hello.having(frame.lines(), frame.chat());
        yield this;
      }
      case ClientMessage.Welcome(var actor, boolean race) -> {
        timers.cancel(Internal.RetryHello.class);
        getContext().watchWith(actor, new Internal.OwnerLost());
        client.welcomed(race);
        yield this;
      }
      case ClientMessage.Farewell(String text, String why) -> {
        client.send(text, false);
        client.close(why);
        yield Behaviors.stopped();
      }
    };
  }

  private Behavior<ConnectionMessage> internal(Internal message) {
    return switch (message) {
      case Internal.Hello first -> {
        hello = first;
        timers.cancel(new Internal.HelloTimeout());
        yield sayHello();
      }
      case Internal.OwnerLost() -> {
        retryHelloIn(RESTART_DELAY);
        yield this;
      }
      case Internal.RetryHello() -> sayHello();
      case Internal.HelloTimeout() -> {
        client.close("The first frame must be a hello, and soon.");
        yield Behaviors.stopped();
      }
      case Internal.Closed() -> Behaviors.stopped();
    };
  }

  private Behavior<ConnectionMessage> sayHello() {
    owner.hello(hello, getContext().getSelf().narrow());
    retryHelloIn(HELLO_RETRY);
    return this;
  }

  private void retryHelloIn(Duration delay) {
    timers.startSingleTimer(Internal.RetryHello.class, new Internal.RetryHello(), delay);
  }
}
