package parlour.server.club.state;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import parlour.engine.wire.Json;
import parlour.server.table.state.AppendList;
import parlour.server.wire.KeyedReplies;
import parlour.server.wire.KeyedReply;
import parlour.server.wire.Secrets;

/// The durable state of a club: a fold over its events, and nothing else.
///
/// @param members everybody who has ever belonged to it, each at the place of their number
/// @param codes the codes for further devices, at most one for each member
/// @param tables in the order in which the club heard of them
/// @param book the games that were played to their end
/// @param evening the last one that was given for the club
/// @param closed whether it was deleted, and only its tables are left to be
/// @param replies the latest answers to requests that may be repeated
public record Club(
    String name,
    List<ClubEvent.Invitation> invitations,
    List<Member> members,
    List<ClubEvent.DeviceCode> codes,
    List<ClubTable> tables,
    AppendList<BookedGame> book,
    Optional<ClubEvent.EveningOpened> evening,
    Customs customs,
    boolean closed,
    KeyedReplies replies) {
  /// So many invitations are good at the same time; one more calls the oldest back.
  static final int MOST_INVITATIONS = 8;

  /// What its keepers have settled.
  ///
  /// @param webhook where its notices are posted as well, or empty
  /// @param quiet whether only phrases and cheers are said at its tables
  public record Customs(String webhook, boolean quiet) {}

  /// A member on one of their devices.
  public record Eye(Member member, int device) {}

  /// The club that its first event founds.
  public static Optional<Club> first(ClubEvent event) {
    return switch (event) {
      case ClubEvent.Founded founded -> Optional.of(of(founded));
      case ClubEvent.Requested(ClubEvent.Founded founded, KeyedReply answer) ->
          Optional.of(of(founded).with(KeyedReplies.NONE.with(answer)));
      default -> Optional.empty();
    };
  }

  private static Club of(ClubEvent.Founded founded) {
    Member founder = Member.joined(0, founded.member(), true).with(founded.device());
    return new Club(
        founded.club(),
        List.of(founded.invitation()),
        List.of(founder),
        List.of(),
        List.of(),
        AppendList.empty(),
        Optional.empty(),
        new Customs("", false),
        false,
        KeyedReplies.NONE);
  }

  public Club after(ClubEvent event) {
    return switch (event) {
      case ClubEvent.Founded _ -> this;
      case ClubEvent.Requested(ClubEvent caused, KeyedReply answer) ->
          after(caused).with(replies.with(answer));
      case ClubEvent.Invited(ClubEvent.Invitation invitation) -> {
        List<ClubEvent.Invitation> more = new ArrayList<>(invitations);
        more.add(invitation);
        yield withInvitations(
            more.subList(Math.max(0, more.size() - MOST_INVITATIONS), more.size()));
      }
      case ClubEvent.InvitationsVoided() -> withInvitations(List.of());
      case ClubEvent.Joined(int member, String named, Member.Device device) -> {
        List<Member> more = new ArrayList<>(members);
        more.add(Member.joined(member, named, false).with(device));
        yield withMembers(List.copyOf(more));
      }
      case ClubEvent.CodeMade(ClubEvent.DeviceCode code) -> {
        List<ClubEvent.DeviceCode> others = new ArrayList<>(codes);
        others.removeIf(other -> other.member() == code.member());
        others.add(code);
        yield withCodes(others);
      }
      case ClubEvent.DeviceAdded(int member, Member.Device device, String codeHash) ->
          withCodes(codes.stream().filter(code -> !code.hash().equals(codeHash)).toList())
              .change(member, each -> each.with(device))
              .owe(sits(member));
      case ClubEvent.DeviceStruck(int member, int device) ->
          change(member, each -> each.without(device)).owe(hasSat(member));
      case ClubEvent.NoticesOn(int member, int device, DeviceNotices notices) ->
          change(
              member, each -> each.with(device, Optional.of(notices).filter(to -> !to.isErased())));
      case ClubEvent.NoticesOff(int member, int device) ->
          change(member, each -> each.with(device, Optional.empty()));
      case ClubEvent.WebhookSet(String address) -> with(new Customs(address, customs.quiet()));
      case ClubEvent.QuietSet(boolean on) -> with(new Customs(customs.webhook(), on));
      case ClubEvent.LongClockSet(int member, boolean on) ->
          change(member, each -> each.withLongClock(on)).owe(sits(member));
      case ClubEvent.KeeperSet(int member, boolean on) -> change(member, each -> each.asKeeper(on));
      case ClubEvent.Left(int member) ->
          withCodes(codes.stream().filter(code -> code.member() != member).toList())
              .change(member, Member::left)
              .owe(hasSat(member));
      case ClubEvent.NameStruck(int member) -> change(member, Member::nameless).owe(hasSat(member));
      case ClubEvent.TableLaid laid -> withTable(ClubTable.laid(laid));
      case ClubEvent.TableStood stood ->
          table(stood.table()).isPresent()
              ? change(stood.table(), each -> each.after(stood))
              : withTable(ClubTable.heardOf(stood));
      case ClubEvent.TurnStood(String table, ClubTable.Turn turn) ->
          change(table, each -> each.with(turn));
      case ClubEvent.GameBooked(BookedGame game) ->
          new Club(
              name,
              invitations,
              members,
              codes,
              tables,
              book.with(game),
              evening,
              customs,
              closed,
              replies);
      case ClubEvent.TableTold(String table) -> change(table, each -> each.withOwed(false));
      case ClubEvent.EveningOpened opened ->
          new Club(
              name,
              invitations,
              members,
              codes,
              tables,
              book,
              Optional.of(opened),
              customs,
              closed,
              replies);
      case ClubEvent.Closed() ->
          new Club(
              name, List.of(), members, List.of(), tables, book, evening, customs, true, replies);
    };
  }

  private static Predicate<ClubTable> hasSat(int member) {
    return table -> table.phase() != ClubTable.Phase.GONE && table.satEver().contains(member);
  }

  private static Predicate<ClubTable> sits(int member) {
    return table -> table.phase().isOpen() && table.chairs().contains(member);
  }

  private Club owe(Predicate<ClubTable> which) {
    return withTables(
        tables.stream().map(table -> which.test(table) ? table.withOwed(true) : table).toList());
  }

  private Club change(int member, UnaryOperator<Member> change) {
    return withMembers(
        members.stream().map(each -> each.id() == member ? change.apply(each) : each).toList());
  }

  private Club change(String table, UnaryOperator<ClubTable> change) {
    return withTables(
        tables.stream().map(each -> each.id().equals(table) ? change.apply(each) : each).toList());
  }

  private Club with(Customs changed) {
    return new Club(
        name, invitations, members, codes, tables, book, evening, changed, closed, replies);
  }

  private Club withTable(ClubTable table) {
    List<ClubTable> more = new ArrayList<>(tables);
    more.add(table);
    return withTables(List.copyOf(more));
  }

  private Club withTables(List<ClubTable> changed) {
    return new Club(
        name, invitations, members, codes, changed, book, evening, customs, closed, replies);
  }

  private Club withMembers(List<Member> changed) {
    return new Club(
        name, invitations, changed, codes, tables, book, evening, customs, closed, replies);
  }

  private Club withInvitations(List<ClubEvent.Invitation> changed) {
    return new Club(
        name,
        List.copyOf(changed),
        members,
        codes,
        tables,
        book,
        evening,
        customs,
        closed,
        replies);
  }

  private Club withCodes(List<ClubEvent.DeviceCode> changed) {
    return new Club(
        name,
        invitations,
        members,
        List.copyOf(changed),
        tables,
        book,
        evening,
        customs,
        closed,
        replies);
  }

  private Club with(KeyedReplies changed) {
    return new Club(
        name, invitations, members, codes, tables, book, evening, customs, closed, changed);
  }

  public Optional<ClubTable> table(String id) {
    return tables.stream().filter(table -> table.id().equals(id)).findFirst();
  }

  /// Those who belong to the club now.
  public List<Member> present() {
    return members.stream().filter(member -> !member.gone()).toList();
  }

  /// Somebody who has ever belonged to the club.
  Optional<Member> member(int id) {
    return id >= 0 && id < members.size() ? Optional.of(members.get(id)) : Optional.empty();
  }

  /// The member whose device has that token; always compares with every device, so that the time
  /// taken tells nothing.
  public Optional<Eye> eye(String token) {
    if (token.isEmpty()) return Optional.empty();
    String hash = Secrets.hash(token);
    Optional<Eye> found = Optional.empty();
    for (Member member : members) {
      int device = member.deviceOf(hash);
      if (device >= 0) found = Optional.of(new Eye(member, device));
    }
    return found;
  }

  /// Whether a token is that of an invitation which is good.
  public boolean invites(String token, long nowMillis) {
    if (token.isEmpty()) return false;
    String hash = Secrets.hash(token);
    boolean good = false;
    for (ClubEvent.Invitation invitation : invitations)
      good |=
          Secrets.sameHash(hash, invitation.tokenHash()) && invitation.untilMillis() > nowMillis;
    return good;
  }

  /// The code for a further device that this is, if it is good.
  Optional<ClubEvent.DeviceCode> code(String text, long nowMillis) {
    if (text.isEmpty()) return Optional.empty();
    String hash = Secrets.hash(text);
    Optional<ClubEvent.DeviceCode> found = Optional.empty();
    for (ClubEvent.DeviceCode code : codes)
      if (Secrets.sameHash(hash, code.hash()) && code.untilMillis() > nowMillis)
        found = Optional.of(code);
    return found;
  }

  /// The addresses outside the house that the club sends to.
  public Set<String> addresses() {
    Set<String> addresses = new HashSet<>();
    for (Member member : members)
      for (Member.Device device : member.devices())
        device.notices().ifPresent(notices -> addresses.add(notices.to().endpoint()));
    if (!customs.webhook().isEmpty()) addresses.add(customs.webhook());
    return addresses;
  }

  /// Whether something of this club is not to be sent to any more where it was sent before.
  public boolean forgets(Club before) {
    return !addresses().containsAll(before.addresses());
  }

  /// The stored events of a club, each as JSON, without the name of a member.
  public static List<byte[]> struck(List<byte[]> bodies, int member) {
    return rewritten(bodies, event -> struck(event, member));
  }

  /// The same without the addresses to which nothing is sent any more.
  public static List<byte[]> withoutOldAddresses(List<byte[]> bodies) {
    Optional<Club> now = Optional.empty();
    for (byte[] body : bodies) {
      ClubEvent event = read(body);
      now = now.isEmpty() ? first(event) : now.map(club -> club.after(event));
    }
    Set<String> kept = now.map(Club::addresses).orElse(Set.of());
    return rewritten(bodies, event -> withAddresses(event, kept));
  }

  private static ClubEvent read(byte[] body) {
    return ClubEventCodec.read(Json.parse(new String(body, UTF_8)));
  }

  /// An answer that is remembered with an event names nobody, and stays.
  private static List<byte[]> rewritten(List<byte[]> bodies, UnaryOperator<ClubEvent> change) {
    return bodies.stream()
        .map(Club::read)
        .map(
            event ->
                event instanceof ClubEvent.Requested(ClubEvent caused, KeyedReply answer)
                    ? new ClubEvent.Requested(change.apply(caused), answer)
                    : change.apply(event))
        .map(event -> ClubEventCodec.write(event).write().getBytes(UTF_8))
        .toList();
  }

  private static ClubEvent withAddresses(ClubEvent event, Set<String> kept) {
    return switch (event) {
      case ClubEvent.NoticesOn(int member, int device, DeviceNotices notices)
          when !kept.contains(notices.to().endpoint()) ->
          new ClubEvent.NoticesOn(member, device, notices.erased());
      case ClubEvent.WebhookSet(String address) when !kept.contains(address) ->
          new ClubEvent.WebhookSet("");
      default -> event;
    };
  }

  private static ClubEvent struck(ClubEvent event, int member) {
    return switch (event) {
      case ClubEvent.Founded founded when member == 0 ->
          new ClubEvent.Founded(
              founded.club(), Member.NAMELESS, founded.device(), founded.invitation());
      case ClubEvent.Joined joined when joined.member() == member ->
          new ClubEvent.Joined(member, Member.NAMELESS, joined.device());
      default -> event;
    };
  }
}
