package parlour.games.material;

import java.util.ArrayList;
import java.util.List;
import parlour.engine.Choice;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.engine.Seats;

/// Four players, two against two: partners sit opposite one another.
public final class Partners {
  /// How many they are.
  public static final int FOUR = 4;

  private static final String[] NAMES = {"Roman", "Italic"};

  private Partners() {}

  /// The option `partners`, with the clause that speaks of them.
  public static Choice<Boolean> choice(String clause) {
    return Choice.of("partners", "Partners", clause)
        .usuallyOff("no: Everyone alone", "yes: Two against two");
  }

  /// What is wrong with this number of players for partners, in a sentence, or nothing.
  public static String objection(boolean partners, int players) {
    return partners && players != FOUR ? "Partners are four players, not " + players + "." : "";
  }

  /// The players who score together with this one, who is among them.
  public static Seats side(boolean partners, Seat seat) {
    return partners ? Seats.of(seat, Seat.of((seat.index() + 2) % FOUR)) : Seats.of(seat);
  }

  /// All who score together.
  public static List<Seats> sides(boolean partners, int players) {
    List<Seats> sides = new ArrayList<>(players);
    for (int i = 0; i < (partners ? 2 : players); i++) sides.add(side(partners, Seat.of(i)));
    return List.copyOf(sides);
  }

  /// What each has together with a partner.
  public static PerSeat<Integer> together(boolean partners, PerSeat<Integer> each) {
    return each.map(
        (seat, _) -> {
          int sum = 0;
          for (Seat one : side(partners, seat)) sum += each.at(one);
          return sum;
        });
  }

  /// What a player's side is called, or nothing.
  public static String name(boolean partners, Seat seat) {
    return partners ? NAMES[seat.index() % 2] : "";
  }
}
