package parlour.engine;

import java.util.ArrayList;
import java.util.List;

/// How a game ended.
///
/// @param points what each player scored, as the game counts
/// @param ranking best first; tied players and partners share a group
public record Result(PerSeat<Integer> points, List<Seats> ranking) {
  /// Ranks the seats by standing, highest first; equal standings share a group.
  public static Result ranked(PerSeat<Integer> points, PerSeat<Integer> standing) {
    ArrayList<Seats> ranking = new ArrayList<>();
    Seats left = Seats.first(points.seats());
    while (!left.isEmpty()) {
      int best = Integer.MIN_VALUE;
      for (Seat seat : left) best = Math.max(best, standing.at(seat));
      Seats group = Seats.NONE;
      for (Seat seat : left) if (standing.at(seat) == best) group = group.with(seat);
      ranking.add(group);
      left = left.minus(group);
    }
    return new Result(points, List.copyOf(ranking));
  }

  /// Most points wins.
  public static Result mostWins(PerSeat<Integer> points) {
    return ranked(points, points);
  }

  /// Fewest points wins.
  public static Result fewestWins(PerSeat<Integer> points) {
    return ranked(points, points.map((seat, value) -> -value));
  }

  public Seats winners() {
    return ranking.getFirst();
  }
}
