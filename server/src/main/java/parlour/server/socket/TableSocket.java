package parlour.server.socket;

import parlour.server.table.TableServices;

/// The WebSocket endpoint of tables, for players and watchers.
public record TableSocket(ConnectionActors connections, TableServices services)
    implements SocketEndpoint {
  public static final String PATH = "/api/tables/{id}/play";

  @Override
  public Listener open(String id, SocketWriter writer) {
    Protocol protocol = new TableProtocol(services.table(id), services.options().rates().chat());
    ClientConnection connection = connections.open(writer, protocol);
    services.inFlightMoves().add(id, connection);
    connection.whenClosed(() -> services.inFlightMoves().remove(id, connection));
    return connection;
  }
}
