package parlour.server;

import org.apache.pekko.actor.typed.ActorRef;

/// What a table or an evening sends to a connection.
sealed interface Note extends Message permits Note.Frame, Note.Welcome, Note.Farewell, Visit.Inner {
  /// A frame for the client, who then has so many minute lines and words of the chat; -1: as many
  /// as before.
  record Frame(String text, long lines, long chat) implements Note {
    static Frame plain(String text) {
      return new Frame(text, -1, -1);
    }
  }

  /// The connection is known to that owner, who should be watched from now on; `race`: its trips
  /// matter.
  record Welcome(ActorRef<?> owner, boolean race) implements Note {}

  /// A last frame, and the connection is closed.
  record Farewell(String text, String why) implements Note {}
}
