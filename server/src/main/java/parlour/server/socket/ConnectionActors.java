package parlour.server.socket;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import parlour.server.wire.ConnectionMessage;

/// Where visits begin, each under a name of its own.
public final class ConnectionActors {
  private final ActorSystem<?> system;
  private final AtomicLong begun = new AtomicLong();

  public ConnectionActors(ActorSystem<?> system) {
    this.system = system;
  }

  public ActorRef<ConnectionMessage> begin(ConnectionActor.Host host, ConnectionActor.Line line) {
    return system.systemActorOf(
        ConnectionActor.to(host, line), "visit-" + begun.incrementAndGet(), Props.empty());
  }
}
