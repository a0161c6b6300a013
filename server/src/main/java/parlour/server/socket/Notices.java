package parlour.server.socket;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.wire.Json;
import parlour.server.wire.ClientMessage;

/// What the host of the house has to say to everybody, such as when it closes for an upgrade: told
/// to all who are connected to this node, and to whoever connects while it holds.
public final class Notices {
  private final Set<ActorRef<ClientMessage>> clients = ConcurrentHashMap.newKeySet();
  private volatile String text = "";

  /// Says something else from now on, or nothing.
  public void say(String newText) {
    if (newText.equals(text)) return;
    text = newText;
    clients.forEach(client -> client.tell(frame()));
  }

  /// Tells a new connection, and goes on telling it until it is closed.
  void tell(ClientConnection connection) {
    ActorRef<ClientMessage> client = connection.actor();
    clients.add(client);
    connection.whenClosed(() -> clients.remove(client));
    if (!text.isEmpty()) client.tell(frame());
  }

  private ClientMessage.Frame frame() {
    return ClientMessage.Frame.plain(Json.text(out -> out.put("type", "notice").put("text", text)));
  }
}
