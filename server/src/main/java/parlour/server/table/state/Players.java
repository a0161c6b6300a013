package parlour.server.table.state;

import java.util.function.Predicate;
import java.util.stream.IntStream;
import parlour.bots.Bots;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.server.wire.Secrets;
import parlour.server.wire.TextRules;

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

  /// If the host has gone, the first person at the table takes over.
  private Players withHost(Seat wanted) {
    return new Players(chairs, wanted.isNobody() ? people().lowest() : wanted);
  }

  /// The seats that belong to people, connected or not.
  public Seats people() {
    return seatsWhere(chair -> !chair.tokenHash().isEmpty());
  }

  /// Whether a seat belongs to a person, and no other does.
  public boolean isOnlyPerson(Seat seat) {
    return !seat.isNobody() && people().equals(Seats.NONE.with(seat));
  }

  /// The seats that bots play from.
  public Seats bots() {
    return seatsWhere(chair -> chair.bot().isPresent());
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
        ? new Players(chairs.with(seat, new Chair.StandIn(name, tokenHash, level, diceSeed)), host)
        : this;
  }

  /// The player of a chair is back.
  Players handBack(Seat seat) {
    return at(seat) instanceof Chair.StandIn(String name, String tokenHash, _, _)
            && !tokenHash.isEmpty()
        ? new Players(chairs.with(seat, new Chair.Person(name, tokenHash)), host)
        : this;
  }

  /// A bot takes the chair of somebody who has left for good.
  Players vacate(Seat seat, Chair.BotChair bot) {
    Chair standIn = new Chair.StandIn(bot.name(), "", bot.level(), bot.diceSeed());
    return new Players(chairs.with(seat, standIn), Seat.NOBODY)
        .withHost(seat.equals(host) ? Seat.NOBODY : host);
  }

  /// The seat a token belongs to, or nobody; always compares with every seat, so that the time
  /// taken tells nothing.
  public Seat seatOf(String token) {
    if (token.isEmpty()) return Seat.NOBODY;
    String hash = Secrets.hash(token);
    Seat owner = Seat.NOBODY;
    for (int i = 0; i < seats(); i++) {
      if (Secrets.sameHash(hash, at(Seat.of(i)).tokenHash())) owner = Seat.of(i);
    }
    return owner;
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
