package parlour.server;

import org.apache.pekko.actor.typed.ActorRef;

/// What an evening sends to a connection.
sealed interface Bulletin extends Message
    permits Bulletin.Frame, Bulletin.Welcome, Bulletin.Farewell, EveningVisit.Inner {
  record Frame(String text) implements Bulletin {}

  /// The connection is known to the evening, which should be watched from now on.
  record Welcome(ActorRef<EveningOrder> evening) implements Bulletin {}

  /// A last frame, and the connection is closed.
  record Farewell(String text, String why) implements Bulletin {}
}
