package parlour.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// How a game ended.
///
/// @param points what each player scored, as the game counts
/// @param ranking best first; tied players and partners share a group
public record Result(PerSeat<Integer> points, List<Seats> ranking) {
  /// Ranks the seats, the greatest in this order first; equals share a group.
  public static Result ranked(PerSeat<Integer> points, Comparator<Seat> order) {
    List<Seats> ranking = new ArrayList<>();
    Seats left = Seats.first(points.seats());
    while (!left.isEmpty()) {
      Seat best = left.lowest();
      for (Seat seat : left) if (order.compare(seat, best) > 0) best = seat;
      Seats group = Seats.NONE;
      for (Seat seat : left) if (order.compare(seat, best) == 0) group = group.with(seat);
      ranking.add(group);
      left = left.minus(group);
    }
    return new Result(points, List.copyOf(ranking));
  }

  /// Most points wins.
  public static Result mostWins(PerSeat<Integer> points) {
    return ranked(points, Comparator.comparing(points::at));
  }

  /// Fewest points wins.
  public static Result fewestWins(PerSeat<Integer> points) {
    return ranked(points, Comparator.comparing(points::at).reversed());
  }

  public Seats winners() {
    return ranking.getFirst();
  }
}
