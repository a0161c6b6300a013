package parlour.server.evening;

import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import parlour.engine.Answer;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.NodeMessage;
import parlour.server.wire.Reply;

/// What an evening can be told or asked.
public sealed interface EveningCommand extends NodeMessage
    permits EveningCommand.Request,
        EveningCommand.Hello,
        EveningCommand.Gone,
        EveningCommand.TableFinished,
        EveningActor.Internal {
  EntityTypeKey<EveningCommand> KEY = EntityTypeKey.create(EveningCommand.class, "evening");

  /// One that is answered once; it comes over HTTP.
  sealed interface Request extends EveningCommand {
    ActorRef<Reply> replyTo();
  }

  /// Opens a new evening by the event that makes it, as JSON; done again, it changes nothing.
  record Open(String event, ActorRef<Reply> replyTo) implements Request {}

  /// What can be looked at by one of the secrets.
  record Show(Page page, String secret, ActorRef<Reply> replyTo) implements Request {}

  enum Page {
    EVENING,
    LOG
  }

  /// Somebody comes; `key` is the hash of the token he was given.
  record Arrive(String name, String part, String invite, String tokenHash, ActorRef<Reply> replyTo)
      implements Request {}

  /// A step of the hostess, or of a guest about himself.
  record Act(Answer step, String token, ActorRef<Reply> replyTo) implements Request {}

  /// Somebody looks on from now on.
  record Hello(String secret, ActorRef<ClientMessage> client) implements EveningCommand {}

  record Gone(ActorRef<ClientMessage> client) implements EveningCommand {}

  /// A table says that its game is over.
  record TableFinished(int round, int table) implements EveningCommand {}
}
