package parlour.server.club.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.engine.Settings;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Reply;
import parlour.server.wire.RequestKey;

/// What can happen to a club: the events of the event-sourced entity, the only thing stored.
///
/// Their names on disk are in [ClubEventCodec] and never change.
public sealed interface ClubEvent {
  /// The events of a request, with its answer if it may be repeated.
  static List<ClubEvent> remembering(
      List<ClubEvent> events, Optional<RequestKey> key, Reply answer) {
    if (key.isEmpty() || events.isEmpty()) return events;
    List<ClubEvent> remembering = new ArrayList<>(events);
    remembering.add(new Requested(remembering.removeLast(), new KeyedReply(key.get(), answer)));
    return List.copyOf(remembering);
  }

  /// An event, with the answer to the request that caused it.
  record Requested(ClubEvent event, KeyedReply answer) implements ClubEvent {}

  /// Somebody founded the club, and is its first member and keeper.
  record Founded(String club, String member, Member.Device device, Invitation invitation)
      implements ClubEvent {}

  /// The hash of an invite token, and until when it lets people join.
  record Invitation(String tokenHash, long untilMillis) {}

  /// A member has invited.
  record Invited(Invitation invitation) implements ClubEvent {}

  /// A keeper has called all invitations back.
  record InvitationsVoided() implements ClubEvent {}

  record Joined(int member, String name, Member.Device device) implements ClubEvent {}

  /// A code was made by which one more device comes to belong to a member, once.
  record CodeMade(DeviceCode code) implements ClubEvent {}

  /// The hash of such a code, and until when it can be used.
  record DeviceCode(int member, String hash, long untilMillis) {}

  /// A device came to belong to a member by a code, which is void from now on.
  record DeviceAdded(int member, Member.Device device, String codeHash) implements ClubEvent {}

  record DeviceStruck(int member, int device) implements ClubEvent {}

  /// A device is told what happens, or told it otherwise.
  record NoticesOn(int member, int device, DeviceNotices notices) implements ClubEvent {}

  record NoticesOff(int member, int device) implements ClubEvent {}

  /// A keeper has said where the club's notices are posted as well; empty for nowhere.
  record WebhookSet(String address) implements ClubEvent {}

  /// From now on only phrases and cheers are said at its tables, or again whatever one likes.
  record QuietSet(boolean on) implements ClubEvent {}

  /// A member has asked for twice the time wherever a clock runs, or for no more than others.
  record LongClockSet(int member, boolean on) implements ClubEvent {}

  record KeeperSet(int member, boolean on) implements ClubEvent {}

  /// A member has left, or was sent away.
  record Left(int member) implements ClubEvent {}

  /// A member's name was struck; the events before this one are rewritten without it.
  record NameStruck(int member) implements ClubEvent {}

  /// A member starts a game with others.
  ///
  /// @param days how many days a turn may take; 0: it is played at a sitting
  /// @param chairs the member of each seat, -1 for a free one
  /// @param inviteHash lets guests sit down, as at any table
  record TableLaid(
      String table,
      String game,
      Settings settings,
      boolean family,
      int days,
      List<Integer> chairs,
      String inviteHash,
      String watchHash,
      long atMillis)
      implements ClubEvent {}

  /// A table of the club has come a step further, or others sit at it.
  record TableStood(
      String table, String game, ClubTable.Phase phase, List<Integer> chairs, long atMillis)
      implements ClubEvent {}

  /// At a table over days others have to play, or their time has changed.
  record TurnStood(String table, ClubTable.Turn turn) implements ClubEvent {}

  /// A game was played to its end, and stands in the book.
  record GameBooked(BookedGame game) implements ClubEvent {}

  /// A table knows what has become of its members.
  record TableTold(String table) implements ClubEvent {}

  /// A member gives an evening for the club.
  record EveningOpened(String evening, String title, int member, long atMillis)
      implements ClubEvent {}

  /// The club was deleted: what is left is to delete its tables, and then this.
  record Closed() implements ClubEvent {}
}
