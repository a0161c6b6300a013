package parlour.server.wire;

import org.apache.pekko.actor.typed.ActorRef;

/// What a table or an evening sends to a connection.
public sealed interface ClientMessage extends ConnectionMessage {
  /// A frame for the client, who then has so many minute lines and words of the chat; -1: as many
  /// as before.
  record Frame(String text, long lines, long chat) implements ClientMessage {
    public static Frame plain(String text) {
      return new Frame(text, -1, -1);
    }
  }

  /// The connection is known to that owner, who should be watched from now on; `race`: its trips
  /// matter.
  record Welcome(ActorRef<?> owner, boolean race) implements ClientMessage {}

  /// A last frame, and the connection is closed.
  record Farewell(String text, String why) implements ClientMessage {}
}
