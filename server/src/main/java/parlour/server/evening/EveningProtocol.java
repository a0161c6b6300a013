package parlour.server.evening;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.engine.wire.Json;
import parlour.server.socket.ClientConnection;
import parlour.server.socket.ConnectionActor;
import parlour.server.socket.Protocol;
import parlour.server.wire.ClientMessage;

/// The frames of one client at an evening: it says hello once, and then only answers pings.
record EveningProtocol(EntityRef<EveningCommand> evening) implements Protocol {
  @Override
  public ConnectionActor.Internal.Hello readHello(Json frame) {
    return new ConnectionActor.Internal.Hello(
        frame.at("token").asText(),
        "",
        0,
        0,
        frame.maybe("changes").map(Json::asBoolean).orElse(false));
  }

  @Override
  public void announce(ActorRef<ClientMessage> client) {
    evening.tell(new EveningCommand.Announce(client));
  }

  @Override
  public void hello(ConnectionActor.Internal.Hello hello, ActorRef<ClientMessage> client) {
    evening.tell(new EveningCommand.Hello(hello.token(), hello.changes(), client));
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
