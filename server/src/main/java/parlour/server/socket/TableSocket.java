package parlour.server.socket;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.server.table.TableCommand;
import parlour.server.table.TableServices;
import parlour.server.wire.ConnectionMessage;

/// The WebSocket at which clients take their places at a table.
public final class TableSocket implements SocketEndpoint {
  public static final String PATH = "/api/tables/{id}/play";

  private final ConnectionActors connections;
  private final TableServices services;

  public TableSocket(ConnectionActors connections, TableServices services) {
    this.connections = connections;
    this.services = services;
  }

  @Override
  public Listener open(String table, SocketWriter writer) {
    EntityRef<TableCommand> ref = services.table(table);
    ClientConnection client = new ClientConnection(writer, ref, services.options().rates());
    ActorRef<ConnectionMessage> connection =
        connections.start(
            (hello, to) ->
                ref.tell(
                    new TableCommand.Hello(
                        hello.token(), hello.secret(), hello.lastLine(), hello.lastChat(), to)),
            client);
    services.inFlightMoves().add(table, client);
    return new Listener() {
      @Override
      public void onText(String text, long arrived) {
        client.hear(text, arrived, connection);
      }

      @Override
      public void onClosed() {
        services.inFlightMoves().remove(table, client);
        connection.tell(new ConnectionActor.Internal.Closed());
      }
    };
  }
}
