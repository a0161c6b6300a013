package parlour.games.puzzleneighbor;

import parlour.engine.Seat;

/// Who puzzles whom: in each round a player's stack goes to somebody else, one place further every
/// time.
///
/// @param distance how many places further on the setter of a player's stack sits
public record Neighbors(int distance, int seats) {
  /// The neighbors of a round, counted from one.
  public static Neighbors of(int round, int seats) {
    return new Neighbors((round - 1) % (seats - 1) + 1, seats);
  }

  /// The player whose stack a receiver gets.
  public Seat setter(Seat receiver) {
    return Seat.of((receiver.index() + distance) % seats);
  }

  /// The player who gets the stack of a setter.
  public Seat receiver(Seat setter) {
    return Seat.of(Math.floorMod(setter.index() - distance, seats));
  }
}
