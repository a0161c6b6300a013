package parlour.server.club;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityRef;
import parlour.engine.wire.Json;
import parlour.server.socket.ClientConnection;
import parlour.server.socket.ConnectionActor;
import parlour.server.socket.Protocol;
import parlour.server.wire.ClientMessage;

/// The frames of one device at a club: it says hello once, and then only answers pings.
record ClubProtocol(EntityRef<ClubCommand> club) implements Protocol {
  @Override
  public ConnectionActor.Internal.Hello readHello(Json frame) {
    return new ConnectionActor.Internal.Hello(frame.at("token").asText(), "", 0, 0, false);
  }

  @Override
  public void announce(ActorRef<ClientMessage> client) {
    club.tell(new ClubCommand.Announce(client));
  }

  @Override
  public void hello(ConnectionActor.Internal.Hello hello, ActorRef<ClientMessage> client) {
    club.tell(new ClubCommand.Hello(hello.token(), client));
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
