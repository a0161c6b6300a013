package parlour.server.socket;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.dispatch.ExecutionContexts;
import parlour.server.config.Rates;
import parlour.server.table.state.TableClock;
import scala.concurrent.ExecutionContext;

/// Opens client connections, each with an actor of its own.
public final class ConnectionActors {
  /// A ping is written without waiting, so it may be written by the timer itself.
  private static final ExecutionContext ON_THE_TIMER =
      ExecutionContexts.fromExecutor(Runnable::run);

  private final ActorSystem<?> system;
  private final Rates rates;
  private final Duration silenceLimit;
  private final Notices notices;
  private final AtomicLong opened = new AtomicLong();

  /// @param silenceLimit after how much silence a client is dropped
  /// @param notices what the house says to everybody
  public ConnectionActors(
      ActorSystem<?> system, Rates rates, Duration silenceLimit, Notices notices) {
    this.system = system;
    this.rates = rates;
    this.silenceLimit = silenceLimit;
    this.notices = notices;
  }

  public ClientConnection open(SocketWriter writer, Protocol protocol) {
    ClientConnection connection =
        new ClientConnection(
            writer,
            protocol,
            rates.frames(),
            silenceLimit,
            TableClock::nowMicros,
            (delay, action) -> system.scheduler().scheduleOnce(delay, action, ON_THE_TIMER),
            new Heartbeat(new SplittableRandom()),
            client ->
                system.systemActorOf(
                    ConnectionActor.of(protocol, client),
                    "connection-" + opened.incrementAndGet(),
                    Props.empty()));
    notices.tell(connection);
    return connection;
  }
}
