package parlour.server.socket;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import parlour.server.wire.ConnectionMessage;

/// Where visits begin, each under a name of its own.
public final class ConnectionActors {
  private final ActorSystem<?> system;
  private final AtomicLong started = new AtomicLong();

  public ConnectionActors(ActorSystem<?> system) {
    this.system = system;
  }

  public ActorRef<ConnectionMessage> start(
      ConnectionActor.Owner host, ConnectionActor.Client line) {
    return system.systemActorOf(
        ConnectionActor.to(host, line), "visit-" + started.incrementAndGet(), Props.empty());
  }
}
