package parlour.server;

import java.time.Duration;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;

/// The evening's side of one connection: passes frames on, pings, and greets the evening anew when
/// that was made anew.
final class EveningVisit extends AbstractBehavior<Bulletin> {
  private static final Duration AT_ONCE = Duration.ofMillis(200);
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration SHY = Duration.ofSeconds(15);
  private static final Duration PING = Duration.ofSeconds(5);

  private final TimerScheduler<Bulletin> timers;
  private final EntityRef<EveningOrder> evening;
  private final Line line;
  private String secret = "";
  private long pings;

  /// Where frames go.
  interface Line {
    void send(String text);

    void close(String why);
  }

  /// What a visit tells itself, and what its connection tells it.
  sealed interface Inner extends Bulletin {
    record Greet(String secret) implements Inner {}

    record Ping() implements Inner {}

    /// The client has had long enough to say who he is.
    record Mute() implements Inner {}

    /// The evening's owner has gone.
    record Lost() implements Inner {}

    record Again() implements Inner {}

    record Closed() implements Inner {}
  }

  static Behavior<Bulletin> to(EntityRef<EveningOrder> evening, Line line) {
    return Behaviors.setup(
        context ->
            Behaviors.withTimers(timers -> new EveningVisit(context, timers, evening, line)));
  }

  private EveningVisit(
      ActorContext<Bulletin> context,
      TimerScheduler<Bulletin> timers,
      EntityRef<EveningOrder> evening,
      Line line) {
    super(context);
    this.timers = timers;
    this.evening = evening;
    this.line = line;
    timers.startSingleTimer(new Inner.Mute(), SHY);
    timers.startTimerWithFixedDelay(new Inner.Ping(), PING);
  }

  @Override
  public Receive<Bulletin> createReceive() {
    return newReceiveBuilder().onAnyMessage(this::hear).build();
  }

  private Behavior<Bulletin> hear(Bulletin bulletin) {
    return switch (bulletin) {
      case Bulletin.Frame(String text) -> {
        line.send(text);
        yield this;
      }
      case Bulletin.Welcome(var owner) -> {
        timers.cancel(Inner.Again.class);
        getContext().watchWith(owner, new Inner.Lost());
        yield this;
      }
      case Bulletin.Farewell(String text, String why) -> {
        line.send(text);
        line.close(why);
        yield Behaviors.stopped();
      }
      case Inner.Greet(String shown) -> {
        secret = shown;
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
        line.send(Frames.ping(++pings));
        yield this;
      }
      case Inner.Closed() -> Behaviors.stopped();
    };
  }

  private Behavior<Bulletin> hello() {
    evening.tell(new EveningOrder.Hello(secret, getContext().getSelf()));
    timers.startSingleTimer(Inner.Again.class, new Inner.Again(), PATIENCE);
    return this;
  }
}
