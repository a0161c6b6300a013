package parlour.server.socket;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.wire.ConnectionMessage;

/// The WebSocket at which clients take their places at a table.
public final class TableSocket implements SocketEndpoint {
  public static final String PATH = "/api/tables/{id}/play";

  private final ConnectionActors visits;
  private final TableServices room;

  public TableSocket(ConnectionActors visits, TableServices room) {
    this.visits = visits;
    this.room = room;
  }

  @Override
  public Guest open(String table, SocketWriter line) {
    EntityRef<TableCommand> ref = room.table(table);
    ClientConnection caller = new ClientConnection(line, ref, room.options().rates());
    ActorRef<ConnectionMessage> visit =
        visits.begin(
            (greeting, guest) ->
                ref.tell(
                    new TableCommand.Hello(
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
        visit.tell(new ConnectionActor.Inner.Closed());
      }
    };
  }
}
