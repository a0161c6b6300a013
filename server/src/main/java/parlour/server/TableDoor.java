package parlour.server;

import java.util.concurrent.atomic.AtomicLong;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;

/// The WebSocket at which clients take their places at a table.
final class TableDoor implements Door {
  static final String PATH = "/api/tables/{id}/play";

  private final ActorSystem<?> system;
  private final TableRoom room;
  private final AtomicLong visits = new AtomicLong();

  TableDoor(ActorSystem<?> system, TableRoom room) {
    this.system = system;
    this.room = room;
  }

  @Override
  public Guest open(String table, OpenLine line) {
    EntityRef<Order> ref = room.table(table);
    Caller caller = new Caller(line, ref, room.options().rates());
    ActorRef<Note> visit =
        system.systemActorOf(
            Visit.to(
                (greeting, guest) ->
                    ref.tell(
                        new Order.Hello(
                            greeting.token(),
                            greeting.secret(),
                            greeting.since(),
                            greeting.chat(),
                            guest)),
                caller),
            "visit-" + visits.incrementAndGet(),
            Props.empty());
    room.doorstep().enter(table, caller);
    return new Guest() {
      @Override
      public void hear(String text, long arrived) {
        caller.hear(text, arrived, visit);
      }

      @Override
      public void gone() {
        room.doorstep().leave(table, caller);
        visit.tell(new Visit.Inner.Closed());
      }
    };
  }
}
