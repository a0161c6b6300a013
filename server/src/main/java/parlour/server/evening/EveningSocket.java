package parlour.server.evening;

import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import parlour.server.socket.ConnectionActors;
import parlour.server.socket.SocketEndpoint;
import parlour.server.socket.SocketWriter;

/// The WebSocket endpoint of evenings, which only shows them; every step is taken over HTTP.
public record EveningSocket(ConnectionActors connections, ClusterSharding sharding)
    implements SocketEndpoint {
  public static final String PATH = "/api/evenings/{id}/watch";

  @Override
  public Listener open(String id, SocketWriter writer) {
    return connections.open(writer, new EveningProtocol(EveningActor.ref(sharding, id)));
  }
}
