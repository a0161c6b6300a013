package parlour.server.table;

import java.util.List;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Answer;
import parlour.server.table.state.EveningLink;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.NodeMessage;
import parlour.server.wire.Reply;

/// What a table can be told or asked.
public sealed interface TableCommand extends NodeMessage
    permits TableCommand.Request, TableCommand.ClientCommand, TableCommand.Internal {
  /// One that is answered once; it comes over HTTP.
  sealed interface Request extends TableCommand {
    ActorRef<Reply> replyTo();
  }

  /// One that comes over a connection that stays.
  sealed interface ClientCommand extends TableCommand {
    ActorRef<ClientMessage> client();
  }

  /// Lays a new table by the events that make it, each as JSON; done again, it changes nothing.
  record Gather(List<String> events, ActorRef<Reply> replyTo) implements Request {}

  record Show(Page page, ActorRef<Reply> replyTo) implements Request {}

  /// What can be looked at.
  enum Page {
    TABLE,
    LOG,
    TIMING
  }

  /// `seat` -1: any that is free; `key` is the hash of the token the new player was given.
  record Sit(String name, int seat, String invite, String tokenHash, ActorRef<Reply> replyTo)
      implements Request {}

  record Leave(int seat, String token, ActorRef<Reply> replyTo) implements Request {}

  /// Asks for a word by which another device can take over the chair.
  record CreateHandoverCode(int seat, String token, ActorRef<Reply> replyTo) implements Request {}

  /// Takes a chair over by that word; `key` is the hash of the token the new device was given.
  record UseHandoverCode(String code, String tokenHash, ActorRef<Reply> replyTo)
      implements Request {}

  record SeatBot(int seat, int level, String token, ActorRef<Reply> replyTo) implements Request {}

  /// How long the host waits for one who is away, in seconds.
  record SetPatience(int seconds, String token, ActorRef<Reply> replyTo) implements Request {}

  /// New words to come in by; the hashes of them.
  record ReplaceTokens(String inviteHash, String watchHash, String token, ActorRef<Reply> replyTo)
      implements Request {}

  record Start(String token, ActorRef<Reply> replyTo) implements Request {}

  record Rematch(String token, ActorRef<Reply> replyTo) implements Request {}

  /// An evening has its table run, stand still or stop, and asks for the score as it stands; asked
  /// again, nothing changes.
  record SetEveningState(EveningLink.State state, ActorRef<Reply> replyTo) implements Request {}

  /// A guest has left the evening: a bot plays on in his chair.
  record Vacate(int seat, ActorRef<Reply> replyTo) implements Request {}

  /// `since` is the last minute line, `chat` the last word of the chat one has.
  record Hello(
      String token, String secret, long lastLine, long lastChat, ActorRef<ClientMessage> client)
      implements ClientCommand {}

  /// `arrived` is when it came in, in microseconds since 1970; `trip` half the measured round trip
  /// in microseconds.
  record Play(
      String token,
      long id,
      Answer answer,
      long arrivedMicros,
      long tripMicros,
      ActorRef<ClientMessage> client)
      implements ClientCommand {}

  record Say(String token, String text, ActorRef<ClientMessage> client) implements ClientCommand {}

  /// A player asks for help of a degree from 1 to 3.
  record AskHint(String token, int degree, ActorRef<ClientMessage> client)
      implements ClientCommand {}

  /// The host allows hints at the table, or puts them away.
  record AllowHints(String token, boolean on, ActorRef<ClientMessage> client)
      implements ClientCommand {}

  /// How long half the guest's round trip is now, in microseconds.
  record Trip(long tripMicros, ActorRef<ClientMessage> client) implements ClientCommand {}

  record Gone(ActorRef<ClientMessage> client) implements ClientCommand {}

  /// What a table tells itself.
  sealed interface Internal extends TableCommand {
    /// Something may be due.
    record JudgeDue() implements Internal {}

    /// The same, by way of the door: everything that had come before the clock was due has been
    /// heard by now.
    record ClockDue() implements Internal {}

    record BotThought(BotPlayer.Thought thought) implements Internal {}

    /// Is a player there at all, and has the host waited long enough for those who are not?
    record CheckAttendance() implements Internal {}

    /// A hint was found for a chair, or none.
    record HintFound(HintService.Question question, Optional<String> text) implements Internal {}

    /// Is anybody still there?
    record CheckIdle() implements Internal {}

    record Stop() implements Internal {}
  }
}
