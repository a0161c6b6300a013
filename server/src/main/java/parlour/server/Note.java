package parlour.server;

import org.apache.pekko.actor.typed.ActorRef;

/// What a table sends to a connection.
sealed interface Note extends Message permits Note.Frame, Note.Welcome, Note.Farewell, Visit.Inner {
  /// A frame for the client, who then has so many minute lines and words of the chat; -1: as many
  /// as before.
  record Frame(String text, long lines, long chat) implements Note {
    static Frame plain(String text) {
      return new Frame(text, -1, -1);
    }
  }

  /// The connection is known at the table, which should be watched from now on; `race`: its trips
  /// matter.
  record Welcome(ActorRef<Order> table, boolean race) implements Note {}

  /// A last frame, and the connection is closed.
  record Farewell(String text, String why) implements Note {}
}
