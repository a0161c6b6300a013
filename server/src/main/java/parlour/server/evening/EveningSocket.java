package parlour.server.evening;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.engine.wire.Json;
import parlour.server.socket.ClientConnection;
import parlour.server.socket.ConnectionActor;
import parlour.server.socket.ConnectionActors;
import parlour.server.socket.Protocol;
import parlour.server.socket.SocketEndpoint;
import parlour.server.socket.SocketWriter;
import parlour.server.wire.ClientMessage;

/// The WebSocket endpoint of evenings, which only shows them; every step is taken over HTTP.
public final class EveningSocket implements SocketEndpoint {
  public static final String PATH = "/api/evenings/{id}/watch";

  private final ConnectionActors connections;
  private final ClusterSharding sharding;

  public EveningSocket(ConnectionActors connections, ClusterSharding sharding) {
    this.connections = connections;
    this.sharding = sharding;
  }

  @Override
  public Listener open(String id, SocketWriter writer) {
    return connections.open(writer, new EveningProtocol(EveningActor.ref(sharding, id)));
  }

  /// A client says hello once, and then only answers pings.
  private record EveningProtocol(EntityRef<EveningCommand> evening) implements Protocol {
    @Override
    public ConnectionActor.Internal.Hello readHello(Json frame) {
      return ConnectionActor.Internal.Hello.of(frame.at("token").asText());
    }

    @Override
    public void announce(ActorRef<ClientMessage> client) {
      evening.tell(new EveningCommand.Announce(client));
    }

    @Override
    public void hello(ConnectionActor.Internal.Hello hello, ActorRef<ClientMessage> client) {
      evening.tell(new EveningCommand.Hello(hello.token(), client));
    }

    @Override
    public Set<String> frameTypes() {
      return Set.of();
    }

    @Override
    public void receive(String type, Json frame, long arrivedMicros, ClientConnection from) {
      throw new IllegalArgumentException(type);
    }
  }
}
