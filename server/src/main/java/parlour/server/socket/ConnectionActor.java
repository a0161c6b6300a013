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
  private static final Duration AT_ONCE = Duration.ofMillis(200);
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration SHY = Duration.ofSeconds(15);
  private static final Duration RACE_PING = Duration.ofSeconds(2);
  private static final Duration PING = Duration.ofSeconds(5);
  private static final int FIRST_PINGS = 5;

  private final TimerScheduler<ConnectionMessage> timers;
  private final Host host;
  private final Line line;
  private Inner.Greet greeting = new Inner.Greet("", "", 0, 0);
  private Duration rhythm = PING;
  private long pings;

  /// Whom the visit is paid to.
  public interface Host {
    /// Tells him who has come; he answers with a welcome or a farewell.
    void greet(Inner.Greet greeting, ActorRef<ClientMessage> visit);
  }

  /// Where frames go.
  public interface Line {
    void send(String text);

    /// Sends a ping, noting when.
    void ping(long n);

    void close(String why);
  }

  /// What a visit tells itself, and what its connection tells it.
  public sealed interface Inner extends ConnectionMessage {
    /// The client has said who he is and what he has.
    record Greet(String token, String watchToken, long since, long chat) implements Inner {}

    record Ping() implements Inner {}

    /// The client has had long enough to say who he is.
    record Mute() implements Inner {}

    /// The host has gone.
    record Lost() implements Inner {}

    /// It is time to greet the host anew: he has gone, or never answered.
    record Again() implements Inner {}

    /// The connection is closed.
    record Closed() implements Inner {}
  }

  static Behavior<ConnectionMessage> to(Host host, Line line) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(timers -> new ConnectionActor(context, timers, host, line)));
  }

  private ConnectionActor(
      ActorContext<ConnectionMessage> context,
      TimerScheduler<ConnectionMessage> timers,
      Host host,
      Line line) {
    super(context);
    this.timers = timers;
    this.host = host;
    this.line = line;
    timers.startSingleTimer(new Inner.Mute(), SHY);
  }

  @Override
  public Receive<ConnectionMessage> createReceive() {
    return newReceiveBuilder()
        .onMessage(ClientMessage.class, this::hear)
        .onMessage(Inner.class, this::hear)
        .build();
  }

  private Behavior<ConnectionMessage> hear(ClientMessage note) {
    return switch (note) {
      case ClientMessage.Frame(String text, long lines, long chat) -> {
        line.send(text);
        greeting =
            new Inner.Greet(
                greeting.token(),
                greeting.watchToken(),
                Math.max(greeting.since(), lines),
                Math.max(greeting.chat(), chat));
        yield this;
      }
      case ClientMessage.Welcome(var owner, boolean race) -> {
        timers.cancel(Inner.Again.class);
        getContext().watchWith(owner, new Inner.Lost());
        rhythm = race ? RACE_PING : PING;
        if (pings == 0) getContext().getSelf().tell(new Inner.Ping());
        yield this;
      }
      case ClientMessage.Farewell(String text, String why) -> {
        line.send(text);
        line.close(why);
        yield Behaviors.stopped();
      }
    };
  }

  private Behavior<ConnectionMessage> hear(Inner message) {
    return switch (message) {
      case Inner.Greet greet -> {
        greeting = greet;
        timers.cancel(new Inner.Mute());
        yield hello();
      }
      case Inner.Lost() -> {
        timers.startSingleTimer(Inner.Again.class, new Inner.Again(), AT_ONCE);
        yield this;
      }
      case Inner.Again() -> hello();
      case Inner.Mute() -> {
        line.close("The first frame must be a hello, and soon.");
        yield Behaviors.stopped();
      }
      case Inner.Ping() -> {
        line.ping(++pings);
        timers.startSingleTimer(new Inner.Ping(), pings < FIRST_PINGS ? AT_ONCE : about(rhythm));
        yield this;
      }
      case Inner.Closed() -> Behaviors.stopped();
    };
  }

  /// A quarter more or less, so that lines which were opened together are not all pinged together.
  private static Duration about(Duration rhythm) {
    return rhythm.multipliedBy(75 + ThreadLocalRandom.current().nextInt(51)).dividedBy(100);
  }

  private Behavior<ConnectionMessage> hello() {
    host.greet(greeting, getContext().getSelf().narrow());
    timers.startSingleTimer(Inner.Again.class, new Inner.Again(), PATIENCE);
    return this;
  }
}
