package parlour.server.table.state;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import parlour.bots.Bots;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

/// Who sits where, and who is the host.
///
/// @param handedTo the hash of the token each chair was handed to, until it is first used; empty
///   for others. Until then the chair's own token stays valid: the new device may never have heard
///   of its token, when the server was killed before it answered.
/// @param members the members of the club whose chairs they are
/// @param former who played before from the chairs that somebody else plays from, the latest last
public record Players(
    PerSeat<Chair> chairs,
    Seat host,
    PerSeat<String> handedTo,
    PerSeat<ClubMember> members,
    AppendList<Former> former) {
  public Players(PerSeat<Chair> chairs, Seat host) {
    this(
        chairs,
        host,
        PerSeat.all(chairs.seats(), ""),
        PerSeat.all(chairs.seats(), ClubMember.NONE),
        AppendList.empty());
  }

  static Players none(int seats) {
    return new Players(PerSeat.all(seats, new Chair.Empty()), Seat.NOBODY);
  }

  public Chair at(Seat seat) {
    return chairs.at(seat);
  }

  public int seats() {
    return chairs.seats();
  }

  Players sit(Seat seat, Chair chair) {
    return with(seat, chair).freed(seat).withHost(host);
  }

  /// A member of the club has a chair.
  Players sit(Seat seat, String name, ClubMember member) {
    return sit(seat, new Chair.Person(name, member.inPlaceOfHash())).with(seat, member);
  }

  /// The member of a chair has other devices, or another clock.
  Players memberChanged(Seat seat, List<String> devices, boolean longClock) {
    return with(seat, new ClubMember(members.at(seat).id(), List.copyOf(devices), longClock));
  }

  private Players with(Seat seat, ClubMember member) {
    return new Players(chairs, host, handedTo, members.with(seat, member), former);
  }

  /// The chair belongs to nobody's other device and to no member.
  private Players freed(Seat seat) {
    return handedTo(seat, "").with(seat, ClubMember.NONE);
  }

  Players leave(Seat seat) {
    return with(seat, new Chair.Empty())
        .freed(seat)
        .withHost(seat.equals(host) ? Seat.NOBODY : host);
  }

  /// If the host has gone, the first person at the table takes over.
  private Players withHost(Seat wanted) {
    Seat first = wanted.isNobody() ? people().lowest() : wanted;
    return new Players(chairs, first, handedTo, members, former);
  }

  private Players with(Seat seat, Chair chair) {
    return new Players(chairs.with(seat, chair), host, handedTo, members, former);
  }

  /// A chair is handed over; the token with this hash may take it.
  Players handedTo(Seat seat, String tokenHash) {
    return new Players(chairs, host, handedTo.with(seat, tokenHash), members, former);
  }

  /// The seats that belong to people, connected or not.
  public Seats people() {
    return seatsWhere(chair -> !chair.tokenHash().isEmpty());
  }

  /// The seats that bots play from.
  public Seats bots() {
    return seatsWhere(chair -> chair.bot().isPresent());
  }

  /// The seats of members who have twice the time wherever a clock runs; a bot in their stead has
  /// not.
  public Seats longClocks() {
    Seats found = Seats.NONE;
    for (int i = 0; i < seats(); i++)
      if (members.at(Seat.of(i)).longClock()) found = found.with(Seat.of(i));
    return found.minus(bots());
  }

  public Seats empty() {
    return seatsWhere(chair -> chair instanceof Chair.Empty);
  }

  /// The seats of people, wherever they are just now.
  public Seats persons() {
    return seatsWhere(chair -> chair instanceof Chair.Person || chair instanceof Chair.StandIn);
  }

  /// The seats that bots hold for whoever is invited to take them.
  public Seats vacant() {
    return seatsWhere(chair -> chair instanceof Chair.StandIn standIn && standIn.isVacant());
  }

  private Seats seatsWhere(Predicate<Chair> condition) {
    Seats found = Seats.NONE;
    for (int i = 0; i < seats(); i++) {
      if (condition.test(at(Seat.of(i)))) found = found.with(Seat.of(i));
    }
    return found;
  }

  /// A bot plays for somebody who is away.
  Players standIn(Seat seat, int level, long diceSeed) {
    return at(seat) instanceof Chair.Person(String name, String tokenHash)
        ? with(seat, new Chair.StandIn(name, tokenHash, level, diceSeed))
        : this;
  }

  /// The player of a chair is back.
  Players handBack(Seat seat) {
    return at(seat) instanceof Chair.StandIn(String name, String tokenHash, _, _)
            && !tokenHash.isEmpty()
        ? with(seat, new Chair.Person(name, tokenHash))
        : this;
  }

  /// Whoever plays or has played from a chair has another name, but for bots.
  Players renamed(Seat seat, String name) {
    AppendList<Former> renamed = AppendList.empty();
    for (Former each : former)
      renamed = renamed.with(each.seat().equals(seat) ? each.renamed(name) : each);
    return new Players(chairs.with(seat, at(seat).renamed(name)), host, handedTo, members, renamed);
  }

  /// The same players, who know who played from a chair before them; whoever played nothing there
  /// is left out.
  ///
  /// @param entries how many entries the game has
  Players knowing(Players before, Seat seat, int entries) {
    Chair then = before.at(seat);
    boolean played = entries > 0 && former.stream().noneMatch(f -> f.had(seat, entries));
    if (!played || at(seat).isPlayedAs(then)) return this;
    Former last = new Former(seat, then, before.members.at(seat).id(), entries);
    return new Players(chairs, host, handedTo, members, former.with(last));
  }

  /// Who played from a chair when the game's entry with that number was made, from 1.
  Former then(Seat seat, int entry) {
    return former.stream()
        .filter(each -> each.had(seat, entry))
        .findFirst()
        .orElseGet(() -> new Former(seat, at(seat), members.at(seat).id(), Integer.MAX_VALUE));
  }

  /// A bot takes the chair of somebody who has left for good.
  Players vacate(Seat seat, Chair.BotChair bot) {
    Chair standIn = new Chair.StandIn(bot.name(), "", bot.level(), bot.diceSeed());
    return with(seat, standIn).freed(seat).withHost(seat.equals(host) ? Seat.NOBODY : host);
  }

  /// The seat a token belongs to, or nobody; always compares with every seat, so that the time
  /// taken tells nothing.
  public Seat seatOf(String token) {
    if (token.isEmpty()) return Seat.NOBODY;
    String hash = Secrets.hash(token);
    Seat owner = Seat.NOBODY;
    for (int i = 0; i < seats(); i++) {
      boolean own = Secrets.sameHash(hash, at(Seat.of(i)).tokenHash());
      boolean handed = Secrets.sameHash(hash, handedTo.at(Seat.of(i)));
      boolean device = members.at(Seat.of(i)).has(hash);
      if (own || handed || device) owner = Seat.of(i);
    }
    return owner;
  }

  /// Whether a token is that of the device a chair was handed to, used for the first time.
  public boolean isHandedOver(Seat seat, String token) {
    return !seat.isNobody() && Secrets.matches(token, handedTo.at(seat));
  }

  public boolean isHost(String token) {
    return !host.isNobody() && seatOf(token).equals(host);
  }

  /// A bot's name that nobody at the table has yet.
  public String freeBotName() {
    return Bots.NAMES.stream().filter(name -> !isNameTaken(name)).findFirst().orElse("A bot");
  }

  public boolean isNameTaken(String name) {
    return IntStream.range(0, seats())
        .anyMatch(i -> TextRules.isSameName(at(Seat.of(i)).name(), name));
  }
}
