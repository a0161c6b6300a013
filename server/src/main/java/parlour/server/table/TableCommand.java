package parlour.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.pekko.actor.typed.ActorRef;
import parlour.engine.Answer;
import parlour.server.table.state.EveningLink;
import parlour.server.table.state.PackedRecording;
import parlour.server.wire.Cheer;
import parlour.server.wire.ClientMessage;
import parlour.server.wire.NodeMessage;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

/// The messages a [TableActor] understands.
public sealed interface TableCommand extends NodeMessage
    permits TableCommand.Request, TableCommand.ClientCommand, TableCommand.Internal {
  /// A request over HTTP, which is answered once.
  sealed interface Request extends TableCommand {
    ActorRef<Reply> replyTo();

    /// With a key, a repeated request is answered as the first time and changes nothing.
    default Optional<RequestKey> key() {
      return Optional.empty();
    }
  }

  /// A message from a client's connection, or about it.
  sealed interface ClientCommand extends TableCommand {
    ActorRef<ClientMessage> client();
  }

  /// Creates a table from its first events, each as JSON; repeated, it changes nothing.
  record Gather(List<String> events, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// Asks for a page; `token` is that of a chair, or an invite or watch token, or empty.
  record Show(Page page, String token, ActorRef<Reply> replyTo) implements Request {}

  /// What can be read over HTTP.
  enum Page {
    TABLE,
    LOG,
    RECORDING,
    TIMING
  }

  /// `seat` -1 means any free one; `tokenHash` is the hash of the token the new player was given.
  record Sit(
      String name,
      int seat,
      String inviteToken,
      String tokenHash,
      Optional<RequestKey> key,
      ActorRef<Reply> replyTo)
      implements Request {}

  record Leave(int seat, String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// Erases the name of a player and what they said from the table.
  record StrikeName(int seat, String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// Asks for a handover code, with which another device can take over the chair.
  record CreateHandoverCode(int seat, String token, ActorRef<Reply> replyTo) implements Request {}

  /// Takes a chair over with that code; `tokenHash` is the hash of the token the new device was
  /// given.
  record UseHandoverCode(
      String code, String tokenHash, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  record SeatBot(
      int seat, int level, String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// Changes settings before the deal; those that are not named stay as they are.
  record Settle(
      Map<String, String> chosen, String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// Sets how long the table waits for absent players; 0: for ever.
  record SetPatience(int seconds, String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// Gives whoever has to play more time, at a table over days.
  record GiveTime(String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  /// Replaces the invite and watch tokens, given as hashes.
  record ReplaceTokens(
      String inviteHash,
      String watchHash,
      String token,
      Optional<RequestKey> key,
      ActorRef<Reply> replyTo)
      implements Request {}

  /// The host deletes the table with everything that was said and played at it.
  record Delete(String token, ActorRef<Reply> replyTo) implements Request {}

  /// The server forgets a table: one that has been kept long enough, unless somebody is there; or,
  /// `inUse` or not, one that the host of the house deletes.
  record Forget(boolean inUse, ActorRef<Reply> replyTo) implements Request {}

  /// The host of the house ends the game; everything that was played and said stays.
  record End(ActorRef<Reply> replyTo) implements Request {}

  record Start(String token, Optional<RequestKey> key, ActorRef<Reply> replyTo)
      implements Request {}

  record Rematch(String token, ActorRef<Reply> replyTo) implements Request {}

  /// An evening lets its table run, pauses it or stops it, and asks for the score; repeated, it
  /// changes nothing.
  record SetEveningState(EveningLink.State state, ActorRef<Reply> replyTo) implements Request {}

  /// A guest has left the evening: a bot plays on from the chair.
  ///
  /// @param bot its name, or nothing where the table may choose one
  record Vacate(int seat, String bot, ActorRef<Reply> replyTo) implements Request {}

  /// A club tells its table what has become of the members who sit there, and asks how it stands;
  /// repeated, it changes nothing.
  record SetMembers(List<MemberNow> members, ActorRef<Reply> replyTo) implements Request {}

  /// A member of a club, as it stands now.
  ///
  /// @param devices the hashes of their devices' tokens
  /// @param longClock whether they have twice the time wherever a clock runs
  /// @param gone whether they have left the club
  /// @param struck whether their name was struck
  record MemberNow(
      int member, List<String> devices, boolean longClock, boolean gone, boolean struck) {}

  /// The club of the table was deleted, and the table is with it.
  record DeleteWithClub(ActorRef<Reply> replyTo) implements Request {}

  /// A client has opened a connection; it is closed at once if there is no such table.
  record Announce(ActorRef<ClientMessage> client) implements ClientCommand {}

  /// A client connects; `lastLine` and `lastChat` number the last minute line and the last line of
  /// chat it already has, `changes` asks for `change` frames.
  record Hello(
      String token,
      String watchToken,
      long lastLine,
      long lastChat,
      boolean changes,
      ActorRef<ClientMessage> client)
      implements ClientCommand {}

  /// A move; `arrivedMicros` is when the frame came in, in microseconds since 1970, and
  /// `tripMicros` half the measured round trip.
  record Play(
      String token,
      long id,
      Answer answer,
      long arrivedMicros,
      long tripMicros,
      ActorRef<ClientMessage> client)
      implements ClientCommand {}

  record Say(String token, String text, ActorRef<ClientMessage> client) implements ClientCommand {}

  /// A player or an onlooker cheers.
  record Cheers(String token, Cheer kind, ActorRef<ClientMessage> client)
      implements ClientCommand {}

  /// A player asks for help of a degree from 1 to 3.
  record AskHint(String token, int degree, ActorRef<ClientMessage> client)
      implements ClientCommand {}

  /// The host allows or forbids hints.
  record AllowHints(String token, boolean on, ActorRef<ClientMessage> client)
      implements ClientCommand {}

  /// A player begins or ends reading something that lies over the table, or handing the device on.
  record Rest(String token, boolean on, ActorRef<ClientMessage> client) implements ClientCommand {}

  /// Half the client's round trip was measured again.
  record Trip(long tripMicros, ActorRef<ClientMessage> client) implements ClientCommand {}

  /// The client's connection has ended.
  record Gone(ActorRef<ClientMessage> client) implements ClientCommand {}

  /// What a table sends to itself.
  sealed interface Internal extends TableCommand {
    /// Something may be due: judge it.
    record JudgeDue() implements Internal {}

    /// The deadline has passed, and every play that arrived before it has been received by now.
    record DeadlineDue() implements Internal {}

    record BotThought(BotPlayer.Thought thought) implements Internal {}

    /// The others have waited for long enough for a device that is handed on.
    record HandedOn() implements Internal {}

    /// Someone may have been away for too long.
    record CheckAttendance() implements Internal {}

    /// The alarm of a table over days has gone off; said twice, it changes nothing.
    record Wake(long alarmMillis) implements Internal {}

    /// It is known when the table has to be woken, after it was read back.
    record AlarmRead(long alarmMillis) implements Internal {}

    /// A hint was found for a player, or there is none.
    record HintFound(HintService.Question question, Optional<String> text) implements Internal {}

    /// It is known whether a page was asked for by a member of the table's club.
    record Vouched(Show show, boolean member) implements Internal {}

    /// The table of the rematch is stored, so that everybody may be sent there.
    record NextGathered() implements Internal {}

    /// It is known whether it is, after this table was read back.
    record NextSettled() implements Internal {}

    /// What the finished game showed is ready to be stored.
    record RecordingMade(PackedRecording recording) implements Internal {}

    /// Everything stored of a deleted table is erased.
    record Erased() implements Internal {}

    /// The table may have been idle for so long that it can leave the memory.
    record CheckIdle() implements Internal {}

    record Stop() implements Internal {}
  }
}
