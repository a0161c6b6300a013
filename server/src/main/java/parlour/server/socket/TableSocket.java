package parlour.server.socket;

import parlour.server.table.TableServices;

/// The WebSocket endpoint of tables, for players and watchers.
public final class TableSocket implements SocketEndpoint {
  public static final String PATH = "/api/tables/{id}/play";

  private final ConnectionActors connections;
  private final TableServices services;

  public TableSocket(ConnectionActors connections, TableServices services) {
    this.connections = connections;
    this.services = services;
  }

  @Override
  public Listener open(String id, SocketWriter writer) {
    Protocol protocol = new TableProtocol(services.table(id), services.options().rates().chat());
    ClientConnection connection = connections.open(writer, protocol);
    services.inFlightMoves().add(id, connection);
    connection.whenClosed(() -> services.inFlightMoves().remove(id, connection));
    return connection;
  }
}
