package parlour.server.club;

import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import parlour.engine.Answer;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.NodeMessage;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

/// The messages a [ClubActor] understands.
public sealed interface ClubCommand extends NodeMessage {
  EntityTypeKey<ClubCommand> KEY = EntityTypeKey.create(ClubCommand.class, "club");

  /// A request over HTTP, which is answered once.
  sealed interface Request extends ClubCommand {
    ActorRef<Reply> replyTo();

    /// With a key, a repeated request is answered as the first time and changes nothing.
    default Optional<RequestKey> key() {
      return Optional.empty();
    }
  }

  /// Founds a club with its first event, as JSON; repeated, it changes nothing.
  record Found(String event, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// Reads the club with the token of a device, or what an invitation tells of it.
  record Show(String token, ActorRef<Reply> replyTo) implements Request {}

  /// Reads the book with the token of a device.
  record ReadBook(String token, ActorRef<Reply> replyTo) implements Request {}

  /// Asks who has a token: `200` with the member's number and name and whether they keep it, or
  /// `403`.
  record Who(String token, ActorRef<Reply> replyTo) implements Request {}

  /// A [parlour.server.club.state.ClubAct] of whoever has the token.
  record Act(Answer act, String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// A table tells how it stands, as JSON.
  record TableStands(String table, String standing) implements ClubCommand {}

  /// A push service knows a member's device no more at this address.
  record AddressGone(int member, int device, String endpoint) implements ClubCommand {}

  /// A client has opened a connection; it is closed at once if there is no such club.
  record Announce(ActorRef<ClientMessage> client) implements ClubCommand {}

  /// A client connects with the token of a member's device.
  record Hello(String token, ActorRef<ClientMessage> client) implements ClubCommand {}

  /// A client's connection has ended.
  record Gone(ActorRef<ClientMessage> client) implements ClubCommand {}

  /// What a club sends to itself.
  sealed interface Internal extends ClubCommand {
    /// A table has answered, or has not done so in time.
    record TableAnswered(String table, Optional<Reply> reply) implements Internal {}

    /// Ask the tables again that have yet to answer.
    record CheckTables() implements Internal {}

    /// The club may have been idle for so long that it can leave the memory.
    record CheckIdle() implements Internal {}

    /// Everything stored of a deleted club is erased.
    record Erased() implements Internal {}

    record Stop() implements Internal {}
  }
}
