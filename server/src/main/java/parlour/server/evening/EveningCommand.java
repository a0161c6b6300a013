package parlour.server.evening;

import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import parlour.engine.Answer;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.NodeMessage;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

/// The messages an [EveningActor] understands.
public sealed interface EveningCommand extends NodeMessage
    permits EveningCommand.Request,
        EveningCommand.Announce,
        EveningCommand.Hello,
        EveningCommand.Gone,
        EveningCommand.TableFinished,
        EveningCommand.Forget,
        EveningCommand.Internal {
  EntityTypeKey<EveningCommand> KEY = EntityTypeKey.create(EveningCommand.class, "evening");

  /// A request over HTTP, which is answered once.
  sealed interface Request extends EveningCommand {
    ActorRef<Reply> replyTo();

    /// With a key, a repeated request is answered as the first time and changes nothing.
    default Optional<RequestKey> key() {
      return Optional.empty();
    }
  }

  /// Opens an evening with its first event, as JSON; repeated, it changes nothing.
  record Open(String event, Optional<RequestKey> key, ActorRef<Reply> replyTo) implements Request {}

  /// Reads a page with any of the evening's tokens.
  record Show(Page page, String token, ActorRef<Reply> replyTo) implements Request {}

  enum Page {
    EVENING,
    LOG
  }

  /// A guest arrives; `tokenHash` is the hash of the token the guest was given.
  ///
  /// @param vouched whether a club vouches for the guest, who needs no invitation then
  record Arrive(
      String name,
      String part,
      String inviteToken,
      boolean vouched,
      String tokenHash,
      Optional<RequestKey> key,
      ActorRef<Reply> replyTo)
      implements Request {}

  /// A step of the hostess, or of a guest who comes or goes.
  record Act(Answer step, String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// The server forgets an evening that has been kept long enough, unless somebody is there.
  record Forget() implements EveningCommand {}

  /// A client has opened a connection; it is closed at once if there is no such evening.
  record Announce(ActorRef<ClientMessage> client) implements EveningCommand {}

  /// A client connects; with `changes` it is sent the evening once and then only what changes.
  record Hello(String token, boolean changes, ActorRef<ClientMessage> client)
      implements EveningCommand {}

  /// A client's connection has ended.
  record Gone(ActorRef<ClientMessage> client) implements EveningCommand {}

  /// The game of a table is over.
  record TableFinished(int round, int table) implements EveningCommand {}

  /// What an evening sends to itself.
  sealed interface Internal extends EveningCommand {
    /// A table has answered, or has not done so in time.
    record TableReplied(int round, int table, Optional<Reply> reply) implements Internal {}

    /// Ask the tables again.
    record CheckTables() implements Internal {}

    /// Note the time, so that a kill takes back at most a minute.
    record NoteClock() implements Internal {}

    /// The evening may have been idle for so long that it can leave the memory.
    record CheckIdle() implements Internal {}

    /// Everything stored of a forgotten evening is erased.
    record Erased() implements Internal {}

    record Stop() implements Internal {}
  }
}
