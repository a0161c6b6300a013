package parlour.server;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;

/// Where visits begin, each under a name of its own.
final class Visits {
  private final ActorSystem<?> system;
  private final AtomicLong begun = new AtomicLong();

  Visits(ActorSystem<?> system) {
    this.system = system;
  }

  ActorRef<Note> begin(Visit.Host host, Visit.Line line) {
    return system.systemActorOf(
        Visit.to(host, line), "visit-" + begun.incrementAndGet(), Props.empty());
  }
}
