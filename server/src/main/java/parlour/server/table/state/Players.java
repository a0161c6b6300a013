package parlour.server.table.state;

import java.util.function.Predicate;
import java.util.stream.IntStream;
import parlour.bots.Bots;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.wire.Secrets;

/// Who sits where, and who is the host.
public record Players(PerSeat<Chair> chairs, Seat host) {
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
    return new Players(chairs.with(seat, chair), Seat.NOBODY).withHost(host);
  }

  Players leave(Seat seat) {
    return new Players(chairs.with(seat, new Chair.Empty()), Seat.NOBODY)
        .withHost(seat.equals(host) ? Seat.NOBODY : host);
  }

  /// A table without a host is hosted by the first person at it.
  private Players withHost(Seat wanted) {
    return new Players(chairs, wanted.isNobody() ? people().lowest() : wanted);
  }

  /// The chairs that belong to people, here or away.
  public Seats people() {
    return seatsWhere(chair -> !chair.tokenHash().isEmpty());
  }

  /// The chairs bots play from.
  public Seats bots() {
    return seatsWhere(chair -> chair.bot().isPresent());
  }

  public Seats empty() {
    return seatsWhere(chair -> chair instanceof Chair.Empty);
  }

  /// The chairs that bots keep for whoever is invited to take them.
  public Seats vacant() {
    return seatsWhere(chair -> chair instanceof Chair.StandIn kept && kept.isVacant());
  }

  private Seats seatsWhere(Predicate<Chair> fits) {
    Seats those = Seats.NONE;
    for (int i = 0; i < seats(); i++) {
      if (fits.test(at(Seat.of(i)))) those = those.with(Seat.of(i));
    }
    return those;
  }

  /// A bot plays in for one who is away.
  Players standIn(Seat seat, int level, long dice) {
    return at(seat) instanceof Chair.Person(String name, String key)
        ? new Players(chairs.with(seat, new Chair.StandIn(name, key, level, dice)), host)
        : this;
  }

  /// One who was away has his chair back.
  Players handBack(Seat seat) {
    return at(seat) instanceof Chair.StandIn(String name, String key, _, _) && !key.isEmpty()
        ? new Players(chairs.with(seat, new Chair.Person(name, key)), host)
        : this;
  }

  /// A bot takes the chair of one who has left for good.
  Players vacate(Seat seat, Chair.BotChair bot) {
    Chair kept = new Chair.StandIn(bot.name(), "", bot.level(), bot.diceSeed());
    return new Players(chairs.with(seat, kept), Seat.NOBODY)
        .withHost(seat.equals(host) ? Seat.NOBODY : host);
  }

  /// Whose token it is, or nobody.
  public Seat seatOf(String token) {
    if (token.isEmpty()) return Seat.NOBODY;
    String hash = Secrets.hash(token);
    Seat owner = Seat.NOBODY;
    for (int i = 0; i < seats(); i++) {
      if (Secrets.same(hash, at(Seat.of(i)).tokenHash())) owner = Seat.of(i);
    }
    return owner;
  }

  public boolean isHost(String token) {
    return !host.isNobody() && seatOf(token).equals(host);
  }

  /// A name for the next bot that nobody at the table has yet.
  public String freeBotName() {
    return Bots.NAMES.stream().filter(name -> !isNameTaken(name)).findFirst().orElse("A bot");
  }

  public boolean isNameTaken(String name) {
    return IntStream.range(0, seats()).anyMatch(i -> at(Seat.of(i)).name().equalsIgnoreCase(name));
  }
}
