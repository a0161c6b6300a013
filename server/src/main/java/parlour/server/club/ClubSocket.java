package parlour.server.club;

import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import parlour.server.socket.ConnectionActors;
import parlour.server.socket.SocketEndpoint;
import parlour.server.socket.SocketWriter;

/// The WebSocket endpoint of clubs, which only shows them; everything is done over HTTP.
public record ClubSocket(ConnectionActors connections, ClusterSharding sharding)
    implements SocketEndpoint {
  public static final String PATH = "/api/clubs/{id}/watch";

  @Override
  public Listener open(String id, SocketWriter writer) {
    return connections.open(writer, new ClubProtocol(ClubActor.ref(sharding, id)));
  }
}
