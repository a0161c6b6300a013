package parlour.server;

import java.util.function.Predicate;
import java.util.stream.IntStream;
import parlour.bots.Bots;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// Who sits where, and who is the host.
record Company(PerSeat<Chair> chairs, Seat host) {
  static Company none(int seats) {
    return new Company(PerSeat.all(seats, new Chair.Empty()), Seat.NOBODY);
  }

  Chair at(Seat seat) {
    return chairs.at(seat);
  }

  int seats() {
    return chairs.seats();
  }

  Company sit(Seat seat, Chair chair) {
    return new Company(chairs.with(seat, chair), Seat.NOBODY).hosted(host);
  }

  Company leave(Seat seat) {
    return new Company(chairs.with(seat, new Chair.Empty()), Seat.NOBODY)
        .hosted(seat.equals(host) ? Seat.NOBODY : host);
  }

  /// A table without a host is hosted by the first person at it.
  private Company hosted(Seat wanted) {
    return new Company(chairs, wanted.isNobody() ? persons().lowest() : wanted);
  }

  /// The chairs that belong to people, here or away.
  Seats persons() {
    return those(chair -> !chair.lock().isEmpty());
  }

  /// The chairs bots play from.
  Seats bots() {
    return those(chair -> chair.bot().isPresent());
  }

  Seats empty() {
    return those(chair -> chair instanceof Chair.Empty);
  }

  /// The chairs that bots keep for whoever is invited to take them.
  Seats vacant() {
    return those(chair -> chair instanceof Chair.Kept kept && kept.isVacant());
  }

  private Seats those(Predicate<Chair> fits) {
    Seats those = Seats.NONE;
    for (int i = 0; i < seats(); i++) {
      if (fits.test(at(Seat.of(i)))) those = those.with(Seat.of(i));
    }
    return those;
  }

  /// A bot plays in for one who is away.
  Company relieve(Seat seat, int level, long dice) {
    return at(seat) instanceof Chair.Person(String name, String key)
        ? new Company(chairs.with(seat, new Chair.Kept(name, key, level, dice)), host)
        : this;
  }

  /// One who was away has his chair back.
  Company handBack(Seat seat) {
    return at(seat) instanceof Chair.Kept(String name, String key, _, _) && !key.isEmpty()
        ? new Company(chairs.with(seat, new Chair.Person(name, key)), host)
        : this;
  }

  /// A bot takes the chair of one who has left for good.
  Company vacate(Seat seat, Chair.Machine bot) {
    Chair kept = new Chair.Kept(bot.name(), "", bot.level(), bot.dice());
    return new Company(chairs.with(seat, kept), Seat.NOBODY)
        .hosted(seat.equals(host) ? Seat.NOBODY : host);
  }

  /// Whose token it is, or nobody.
  Seat owner(String token) {
    if (token.isEmpty()) return Seat.NOBODY;
    String hash = Secrets.hash(token);
    Seat owner = Seat.NOBODY;
    for (int i = 0; i < seats(); i++) {
      if (Secrets.same(hash, at(Seat.of(i)).lock())) owner = Seat.of(i);
    }
    return owner;
  }

  boolean isHost(String token) {
    return !host.isNobody() && owner(token).equals(host);
  }

  /// A name for the next bot that nobody at the table has yet.
  String freeName() {
    return Bots.NAMES.stream().filter(name -> !isTaken(name)).findFirst().orElse("A bot");
  }

  boolean isTaken(String name) {
    return IntStream.range(0, seats()).anyMatch(i -> at(Seat.of(i)).who().equalsIgnoreCase(name));
  }
}
