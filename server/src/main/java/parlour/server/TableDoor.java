package parlour.server;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;

/// The WebSocket at which clients take their places at a table.
final class TableDoor implements Door {
  static final String PATH = "/api/tables/{id}/play";

  private final Visits visits;
  private final TableRoom room;

  TableDoor(Visits visits, TableRoom room) {
    this.visits = visits;
    this.room = room;
  }

  @Override
  public Guest open(String table, OpenLine line) {
    EntityRef<Order> ref = room.table(table);
    Caller caller = new Caller(line, ref, room.options().rates());
    ActorRef<Note> visit =
        visits.begin(
            (greeting, guest) ->
                ref.tell(
                    new Order.Hello(
                        greeting.token(),
                        greeting.secret(),
                        greeting.since(),
                        greeting.chat(),
                        guest)),
            caller);
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
