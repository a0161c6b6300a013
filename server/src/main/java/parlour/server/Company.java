package parlour.server;

import java.util.List;
import java.util.stream.IntStream;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// Who sits where, and who is the host.
record Company(PerSeat<Chair> chairs, Seat host) {
  /// Whom one may find playing when there are not enough people.
  private static final List<String> BOTS =
      List.of(
          "Aunt Clara",
          "Uncle Amos",
          "Cousin Hattie",
          "Mr. Peabody",
          "Miss Finch",
          "Old Ezra",
          "Grandmama",
          "The Major",
          "Cousin Silas",
          "Miss Abigail",
          "Mr. Crane",
          "Aunt Prudence",
          "The Parson",
          "Little Ned",
          "Mrs. Otis",
          "Uncle Phineas");

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

  Seats persons() {
    return those(Chair.Person.class);
  }

  Seats bots() {
    return those(Chair.Machine.class);
  }

  Seats empty() {
    return those(Chair.Empty.class);
  }

  private Seats those(Class<? extends Chair> kind) {
    Seats those = Seats.NONE;
    for (int i = 0; i < seats(); i++) {
      if (kind.isInstance(at(Seat.of(i)))) those = those.with(Seat.of(i));
    }
    return those;
  }

  /// Whose token it is, or nobody.
  Seat owner(String token) {
    if (token.isEmpty()) return Seat.NOBODY;
    String hash = Secrets.hash(token);
    Seat owner = Seat.NOBODY;
    for (int i = 0; i < seats(); i++) {
      if (at(Seat.of(i)) instanceof Chair.Person(_, String key) && Secrets.same(hash, key))
        owner = Seat.of(i);
    }
    return owner;
  }

  boolean isHost(String token) {
    return !host.isNobody() && owner(token).equals(host);
  }

  /// A name for the next bot that nobody at the table has yet.
  String freeName() {
    return BOTS.stream().filter(name -> !isTaken(name)).findFirst().orElse("A bot");
  }

  boolean isTaken(String name) {
    return IntStream.range(0, seats()).anyMatch(i -> at(Seat.of(i)).who().equalsIgnoreCase(name));
  }
}
