package parlour.server.club;

import java.time.Duration;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.apache.pekko.actor.typed.RecipientRef;
import parlour.engine.wire.Json;
import parlour.server.club.state.Club;
import parlour.server.club.state.DeviceNotices;
import parlour.server.club.state.Member;
import parlour.server.push.Message;
import parlour.server.push.PushSender;
import parlour.server.wire.Secrets;

/// Carries what members should hear of out of the house: to each of their devices that wants it,
/// and to the club's webhook. It tells names and games, never a hand or a word.
public final class ClubPost implements ClubNotices {
  private static final int TOPIC_LENGTH = 32;

  /// A turn whose time does not run may wait so long.
  private static final Duration USUAL_LIFE = Duration.ofDays(1);

  private static final Duration EVENING_LIFE = Duration.ofHours(3);
  private static final Duration SHORTEST_LIFE = Duration.ofMinutes(1);

  private final PushSender sender;
  private final Function<String, ? extends RecipientRef<ClubCommand>> clubs;
  private final LongSupplier nowMillis;

  /// @param clubs finds a club's actor, to be told that a device cannot be reached any more
  public ClubPost(
      PushSender sender,
      Function<String, ? extends RecipientRef<ClubCommand>> clubs,
      LongSupplier nowMillis) {
    this.sender = sender;
    this.clubs = clubs;
    this.nowMillis = nowMillis;
  }

  @Override
  public void tell(String id, Club club, Notice notice) {
    for (int number : notice.members()) {
      Member member = club.members().get(number);
      for (Member.Device device : member.devices())
        device.notices().ifPresent(to -> push(id, club, notice, member, device.id(), to));
    }
    if (!club.customs().webhook().isEmpty())
      sender.post(
          id,
          club.customs().webhook(),
          Json.fields()
              .put("title", club.name())
              .put("text", NoticeText.toAll(club, notice))
              .put("url", sender.outgoing().home() + path(id, notice))
              .done());
  }

  private void push(
      String id, Club club, Notice notice, Member member, int device, DeviceNotices to) {
    boolean quiet = to.isQuietAt(nowMillis.getAsLong());
    Message message =
        new Message(
            Json.fields()
                .put("title", club.name())
                .put("text", NoticeText.to(club, notice, member.id()))
                .put("url", path(id, notice))
                .put("tag", notice.place())
                .put("quiet", quiet)
                .done()
                .write(),
            // The push service need not know which table it is.
            Secrets.hash(id + notice.place()).substring(0, TOPIC_LENGTH),
            life(notice),
            quiet ? Message.Urgency.LOW : urgency(notice.kind()));
    String endpoint = to.to().endpoint();
    sender.push(
        id,
        to.to(),
        message,
        () -> clubs.apply(id).tell(new ClubCommand.AddressGone(member.id(), device, endpoint)));
  }

  private Duration life(Notice notice) {
    if (notice.kind() == Kind.EVENING) return EVENING_LIFE;
    if (notice.untilMillis() == 0) return USUAL_LIFE;
    Duration left = Duration.ofMillis(notice.untilMillis() - nowMillis.getAsLong());
    return left.compareTo(SHORTEST_LIFE) < 0 ? SHORTEST_LIFE : left;
  }

  private static Message.Urgency urgency(Kind kind) {
    return switch (kind) {
      case REMINDER, EVENING -> Message.Urgency.HIGH;
      case YOUR_TURN, TABLE_FOR_YOU -> Message.Urgency.NORMAL;
      case GAME_OVER -> Message.Urgency.LOW;
    };
  }

  /// The page of the club, which knows the way to the chair.
  private static String path(String id, Notice notice) {
    return "/c/" + id + (notice.kind() == Kind.EVENING ? "" : "#table=" + notice.place());
  }
}
