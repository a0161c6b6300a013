package parlour.games.progressive;

import java.util.List;
import java.util.OptionalInt;
import parlour.engine.Result;
import parlour.engine.Scene;
import parlour.engine.Seat;
import parlour.engine.Seats;
import parlour.engine.play.Referee;
import parlour.games.material.StoppedByBell;

/// What the two pairs of a table have reached.
///
/// @param first the points of the first pair together
/// @param second those of the second
/// @param edge the pair that the game's own rules put first where points are equal: 1 the first
///   pair, -1 the second, 0 neither
public record Score(int first, int second, int edge) {
  private static final Seats FIRST = Seats.of(Seat.of(0), Seat.of(2));
  private static final Seats SECOND = Seats.of(Seat.of(1), Seat.of(3));

  public static Score of(int first, int second) {
    return new Score(first, second, 0);
  }

  /// The same seen from the other side of the table: the second pair is called the first.
  public Score mirrored() {
    return new Score(/* first= */ second, /* second= */ first, -edge);
  }

  /// The pair that has won: 0 or 1; -1 where it is a tie.
  int winner() {
    int lead = first == second ? edge : Integer.compare(first, second);
    return lead > 0 ? 0 : lead < 0 ? 1 : -1;
  }

  /// The score as it stands at a table of four: the result where the game is over, otherwise what
  /// lies open before everybody and what the players have in the making.
  public static Score standing(String game, Referee<?, ?, ?> referee) {
    Scene scene = referee.scene(Seat.NOBODY);
    boolean sides = !scene.places().getFirst().side().isEmpty();
    if (referee.result().isPresent()) {
      Result end = referee.result().get();
      int first = end.points().at(Seat.of(0));
      int second = end.points().at(Seat.of(1));
      if (sides) return new Score(first, second, edge(end));
      return of(first + end.points().at(Seat.of(2)), second + end.points().at(Seat.of(3)));
    }
    List<Scene.Place> places = scene.places();
    if (atBell(referee, 0).isPresent())
      return of(
          atBell(referee, 0).getAsInt() + atBell(referee, 2).orElse(0),
          atBell(referee, 1).orElse(0) + atBell(referee, 3).orElse(0));
    int first = places.get(0).score() + (sides ? 0 : places.get(2).score());
    int second = places.get(1).score() + (sides ? 0 : places.get(3).score());
    return new Score(first, second, game.equals("logomachy") ? cards(places) : 0);
  }

  private static OptionalInt atBell(Referee<?, ?, ?> referee, int seat) {
    return StoppedByBell.atBell(referee.game(), referee.view(Seat.of(seat)));
  }

  /// The pair that the ranking puts first where points tie.
  private static int edge(Result end) {
    return end.winners().equals(FIRST) ? 1 : end.winners().equals(SECOND) ? -1 : 0;
  }

  /// In the middle of a deal of Logomachy nothing is scored yet, so captured cards decide.
  private static int cards(List<Scene.Place> places) {
    return Integer.signum(
        places.get(0).tallies().getFirst().count()
            + places.get(2).tallies().getFirst().count()
            - places.get(1).tallies().getFirst().count()
            - places.get(3).tallies().getFirst().count());
  }
}
