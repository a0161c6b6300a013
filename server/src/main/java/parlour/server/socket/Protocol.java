package parlour.server.socket;

import java.util.Set;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.wire.Json;
import parlour.server.wire.ClientMessage;

/// What an endpoint makes of a client's frames; saying hello, pings and limits are the same for all
/// and stay in [ClientConnection].
public interface Protocol extends ConnectionActor.Owner {
  /// Reads the first frame: who the client is, and what it already has.
  ConnectionActor.Internal.Hello readHello(Json frame);

  /// The types of frames a client may send after its hello.
  Set<String> frameTypes();

  /// Handles a frame of one of those types.
  void receive(String type, Json frame, long arrivedMicros, ClientConnection from);

  /// The client's trip was measured, and differs noticeably from the last one reported.
  default void tripMeasured(long tripMicros, ActorRef<ClientMessage> client) {}
}
