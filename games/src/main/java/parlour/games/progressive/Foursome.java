package parlour.games.progressive;

import java.util.List;
import java.util.Optional;

/// The four guests at one table for one game; partners sit opposite: the first and the third chair,
/// the second and the fourth.
///
/// @param chairs the guests' numbers
/// @param score what they have reached, once the table has finished or was stopped
/// @param stopped whether the bell came before the end of their game
public record Foursome(List<Integer> chairs, Optional<Score> score, boolean stopped) {
  /// How many sit at a table.
  public static final int FOUR = 4;

  public Foursome {
    chairs = List.copyOf(chairs);
    if (chairs.size() != FOUR) throw new IllegalArgumentException("four to a table: " + chairs);
  }

  static Foursome of(int first, int second, int third, int fourth) {
    return new Foursome(List.of(first, second, third, fourth), Optional.empty(), false);
  }

  Foursome scored(Score reached, boolean byTheBell) {
    return new Foursome(chairs, Optional.of(reached), byTheBell);
  }

  /// The pair with that number: 0 for the first chair's, 1 for the second chair's.
  public List<Integer> pair(int number) {
    return List.of(chairs.get(number), chairs.get(number + 2));
  }

  public boolean has(int guest) {
    return chairs.contains(guest);
  }

  /// The guest who sits opposite.
  public int partner(int guest) {
    return chairs.get((chairs.indexOf(guest) + 2) % FOUR);
  }

  Foursome with(int guest, int instead) {
    return new Foursome(
        chairs.stream().map(sits -> sits == guest ? instead : sits).toList(), score, stopped);
  }
}
