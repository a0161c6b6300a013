package parlour.server.wire;

import org.apache.pekko.actor.typed.ActorRef;

/// What a table or an evening sends to a connection.
public sealed interface ClientMessage extends ConnectionMessage {
  /// A frame for the client. `lines` and `chat` are the last minute line and chat line it has then;
  /// -1 leaves them as they were.
  record Frame(String text, long lines, long chat) implements ClientMessage {
    public static Frame plain(String text) {
      return new Frame(text, -1, -1);
    }
  }

  /// The owner (a table or an evening) has accepted the connection, which now watches the owner's
  /// actor; in a `race` its round trips are measured more often.
  record Welcome(ActorRef<?> owner, boolean race) implements ClientMessage {}

  /// A last frame, after which the connection is closed.
  record Farewell(String text, String why) implements ClientMessage {}
}
