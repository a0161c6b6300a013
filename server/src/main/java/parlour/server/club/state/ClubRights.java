package parlour.server.club.state;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import parlour.engine.wire.Json;
import parlour.server.wire.Reply;
import parlour.server.wire.TextRules;

/// Who may do what in a club: members come and go and start games, each rules over their own
/// devices and name, and the rest is for the keepers. Decides and answers; changes nothing.
public final class ClubRights {
  /// How long an invitation is good.
  public static final Duration INVITATION = Duration.ofDays(14);

  /// How long a code is good that a member makes for a device at hand, and one that a keeper makes
  /// for somebody who reads it later.
  private static final Duration OWN_CODE = Duration.ofMinutes(10);

  private static final Duration KEEPERS_CODE = Duration.ofDays(7);

  private static final int MOST_MEMBERS = 64;
  private static final int MOST_DEVICES = 8;
  private static final int MOST_OPEN_TABLES = 40;
  private static final Json DONE = Json.fields().done();

  private ClubRights() {}

  /// What an act leads to: the events to be stored, none if it was refused or is done already, and
  /// the answer.
  public record Outcome(List<ClubEvent> events, Reply reply) {
    static Outcome refused(int status, String why) {
      return new Outcome(List.of(), Reply.refused(status, why));
    }

    static Outcome of(ClubEvent event) {
      return new Outcome(List.of(event), Reply.of(200, DONE));
    }

    static Outcome made(ClubEvent event, Json.Writer body) {
      return new Outcome(List.of(event), Reply.of(201, body.done()));
    }
  }

  /// Judges an act of whoever has that token.
  public static Outcome judge(Club club, ClubAct act, String token, long nowMillis) {
    return switch (act) {
      case ClubAct.Join join -> join(club, join, token, nowMillis);
      case ClubAct.UseCode use -> useCode(club, use, token, nowMillis);
      case ClubAct.CloseByHouse() -> Outcome.of(new ClubEvent.Closed());
      case ClubAct.Invite _,
          ClubAct.VoidInvitations _,
          ClubAct.MakeCode _,
          ClubAct.StrikeDevice _,
          ClubAct.NoticesOn _,
          ClubAct.NoticesOff _,
          ClubAct.SetWebhook _,
          ClubAct.SetQuiet _,
          ClubAct.SetLongClock _,
          ClubAct.SetKeeper _,
          ClubAct.Leave _,
          ClubAct.StrikeName _,
          ClubAct.LayTable _,
          ClubAct.OpenEvening _,
          ClubAct.Close _ ->
          club.eye(token)
              .map(eye -> judge(club, act, eye, nowMillis))
              .orElseGet(() -> Outcome.refused(403, STRANGER));
    };
  }

  /// What a stranger is told.
  public static final String STRANGER = "That opens nothing of this club.";

  /// What a member is told who does not keep the club.
  public static final String FOR_KEEPERS = "That is for a keeper of the club to do.";

  private static Outcome judge(Club club, ClubAct act, Club.Eye eye, long nowMillis) {
    Member by = eye.member();
    return switch (act) {
      case ClubAct.Invite(String tokenHash) ->
          Outcome.made(
              new ClubEvent.Invited(
                  new ClubEvent.Invitation(tokenHash, nowMillis + INVITATION.toMillis())),
              Json.fields());
      case ClubAct.VoidInvitations() ->
          by.keeper() ? Outcome.of(new ClubEvent.InvitationsVoided()) : forKeepers();
      case ClubAct.MakeCode make -> makeCode(club, make, by, nowMillis);
      case ClubAct.StrikeDevice strike -> strikeDevice(club, strike, by);
      case ClubAct.NoticesOn(DeviceNotices notices) ->
          notices(by, eye.device(), Optional.of(notices));
      case ClubAct.NoticesOff() -> notices(by, eye.device(), Optional.empty());
      case ClubAct.SetWebhook(String address) ->
          by.keeper() ? Outcome.of(new ClubEvent.WebhookSet(address)) : forKeepers();
      case ClubAct.SetQuiet(boolean on) ->
          by.keeper() ? Outcome.of(new ClubEvent.QuietSet(on)) : forKeepers();
      case ClubAct.SetLongClock(boolean on) -> Outcome.of(new ClubEvent.LongClockSet(by.id(), on));
      case ClubAct.SetKeeper set -> setKeeper(club, set, by);
      case ClubAct.Leave(int member) -> leave(club, member, by);
      case ClubAct.StrikeName(int member) -> strikeName(club, member, by);
      case ClubAct.LayTable lay -> layTable(club, lay, by, nowMillis);
      case ClubAct.OpenEvening(String evening, String title) ->
          Outcome.of(new ClubEvent.EveningOpened(evening, title, by.id(), nowMillis));
      case ClubAct.Close() -> by.keeper() ? Outcome.of(new ClubEvent.Closed()) : forKeepers();
      case ClubAct.Join _, ClubAct.UseCode _, ClubAct.CloseByHouse _ ->
          Outcome.refused(403, STRANGER);
    };
  }

  private static Outcome forKeepers() {
    return Outcome.refused(403, FOR_KEEPERS);
  }

  private static Outcome join(Club club, ClubAct.Join join, String token, long nowMillis) {
    if (!club.invites(token, nowMillis))
      return Outcome.refused(403, "This invitation is not good any more; ask for a new one.");
    if (club.present().size() >= MOST_MEMBERS)
      return Outcome.refused(409, "A club has at most " + MOST_MEMBERS + " members.");
    boolean taken =
        club.present().stream().anyMatch(each -> TextRules.isSameName(each.name(), join.name()));
    if (taken)
      return Outcome.refused(409, "Somebody called " + join.name() + " belongs to this club.");
    int member = club.members().size();
    Member.Device device = new Member.Device(0, join.device(), join.tokenHash(), nowMillis);
    return Outcome.made(
        new ClubEvent.Joined(member, join.name(), device), Json.fields().put("member", member));
  }

  private static Outcome makeCode(Club club, ClubAct.MakeCode make, Member by, long nowMillis) {
    Optional<Member> whose = present(club, make.member());
    if (whose.isEmpty()) return noSuchMember();
    boolean own = make.member() == by.id();
    if (!own && !by.keeper()) return forKeepers();
    long until = nowMillis + (own ? OWN_CODE : KEEPERS_CODE).toMillis();
    return Outcome.made(
        new ClubEvent.CodeMade(new ClubEvent.DeviceCode(make.member(), make.hash(), until)),
        Json.fields().put("until", until));
  }

  private static Outcome useCode(Club club, ClubAct.UseCode use, String text, long nowMillis) {
    Optional<ClubEvent.DeviceCode> code = club.code(text, nowMillis);
    Optional<Member> member = code.flatMap(good -> present(club, good.member()));
    if (code.isEmpty() || member.isEmpty())
      return Outcome.refused(403, "That code does not work, or no longer; ask for a new one.");
    if (member.get().devices().size() >= MOST_DEVICES)
      return Outcome.refused(
          409, "A member has at most " + MOST_DEVICES + " devices; strike one first.");
    int number = member.get().devicesEver();
    return Outcome.made(
        new ClubEvent.DeviceAdded(
            member.get().id(),
            new Member.Device(number, use.device(), use.tokenHash(), nowMillis),
            code.get().hash()),
        Json.fields().put("member", member.get().id()));
  }

  private static Outcome strikeDevice(Club club, ClubAct.StrikeDevice strike, Member by) {
    Optional<Member> whose = present(club, strike.member());
    if (whose.isEmpty()) return noSuchMember();
    boolean own = strike.member() == by.id();
    if (!own && !by.keeper()) return forKeepers();
    List<Member.Device> devices = whose.get().devices();
    if (devices.stream().noneMatch(device -> device.id() == strike.device()))
      return Outcome.refused(404, "There is no such device.");
    if (own && devices.size() == 1)
      return Outcome.refused(409, "It is your only device; you can leave the club instead.");
    return Outcome.of(new ClubEvent.DeviceStruck(strike.member(), strike.device()));
  }

  /// Each device decides for itself; one that says again what is known changes nothing.
  private static Outcome notices(Member by, int device, Optional<DeviceNotices> wanted) {
    boolean known = by.device(device).map(Member.Device::notices).equals(Optional.of(wanted));
    if (known) return new Outcome(List.of(), Reply.of(200, DONE));
    return Outcome.of(
        wanted
            .<ClubEvent>map(notices -> new ClubEvent.NoticesOn(by.id(), device, notices))
            .orElseGet(() -> new ClubEvent.NoticesOff(by.id(), device)));
  }

  private static Outcome setKeeper(Club club, ClubAct.SetKeeper set, Member by) {
    if (!by.keeper()) return forKeepers();
    if (present(club, set.member()).isEmpty()) return noSuchMember();
    if (!set.on() && isLastKeeper(club, set.member()))
      return Outcome.refused(409, "A club has a keeper; make somebody else one first.");
    return Outcome.of(new ClubEvent.KeeperSet(set.member(), set.on()));
  }

  private static boolean isLastKeeper(Club club, int member) {
    return club.present().stream().noneMatch(each -> each.keeper() && each.id() != member);
  }

  /// Whoever leaves last takes the club with them.
  private static Outcome leave(Club club, int member, Member by) {
    if (present(club, member).isEmpty()) return noSuchMember();
    if (member != by.id() && !by.keeper()) return forKeepers();
    if (club.present().size() == 1) return Outcome.of(new ClubEvent.Closed());
    if (isLastKeeper(club, member))
      return Outcome.refused(409, "A club has a keeper; make somebody else one first.");
    return Outcome.of(new ClubEvent.Left(member));
  }

  private static Outcome strikeName(Club club, int member, Member by) {
    Optional<Member> whose = club.member(member);
    if (whose.isEmpty()) return noSuchMember();
    if (member != by.id() && !by.keeper()) return forKeepers();
    return whose.get().struck()
        ? new Outcome(List.of(), Reply.of(200, DONE))
        : Outcome.of(new ClubEvent.NameStruck(member));
  }

  private static Outcome layTable(Club club, ClubAct.LayTable lay, Member by, long nowMillis) {
    List<Integer> chairs = new ArrayList<>();
    chairs.add(by.id());
    for (int member : lay.members()) {
      if (present(club, member).isEmpty()) return noSuchMember();
      chairs.add(member);
    }
    if (new HashSet<>(chairs).size() < chairs.size())
      return Outcome.refused(400, "Everybody sits on one chair.");
    if (chairs.size() > lay.seats())
      return Outcome.refused(400, "There are more of you than chairs.");
    if (club.tables().stream().filter(table -> table.phase().isOpen()).count() >= MOST_OPEN_TABLES)
      return Outcome.refused(
          409,
          "The club has "
              + MOST_OPEN_TABLES
              + " games open; play one to its end or delete one first.");
    while (chairs.size() < lay.seats()) chairs.add(-1);
    return Outcome.made(
        new ClubEvent.TableLaid(
            lay.table(),
            lay.game(),
            lay.settings(),
            lay.family() || club.customs().quiet(),
            lay.days(),
            List.copyOf(chairs),
            lay.inviteHash(),
            lay.watchHash(),
            nowMillis),
        Json.fields().put("table", lay.table()).put("seat", 0));
  }

  private static Optional<Member> present(Club club, int member) {
    return club.member(member).filter(each -> !each.gone());
  }

  private static Outcome noSuchMember() {
    return Outcome.refused(404, "There is no such member.");
  }
}
