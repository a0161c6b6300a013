package parlour.server.wire;

import org.apache.pekko.actor.typed.ActorRef;

/// What a table or an evening sends to a connection.
public sealed interface ClientMessage extends ConnectionMessage {
  /// A frame for the client.
  ///
  /// @param lines the last minute line the client has then; -1 leaves it as it was
  /// @param chat the last line of chat it has then; -1 leaves it as it was
  /// @param scene the number of this frame among those that show the client the game, from 1; 0 for
  ///   every other frame
  /// @param follows whether it only changes what the frame numbered one less has shown
  /// @param more whether another frame comes right after it, so that both can be sent at once
  record Frame(String text, long lines, long chat, long scene, boolean follows, boolean more)
      implements ClientMessage {
    public static Frame plain(String text) {
      return chat(text, -1);
    }

    public static Frame chat(String text, long chat) {
      return new Frame(text, -1, chat, 0, false, false);
    }

    /// A frame that another one follows at once.
    public static Frame withMore(String text) {
      return new Frame(text, -1, -1, 0, false, true);
    }
  }

  /// The owner (a table or an evening) has accepted the connection, which now watches the owner's
  /// actor; in a `race` its round trips are measured more often.
  record Welcome(ActorRef<?> owner, boolean race) implements ClientMessage {}

  /// A last frame, after which the connection is closed.
  record Farewell(String text, String why) implements ClientMessage {}
}
