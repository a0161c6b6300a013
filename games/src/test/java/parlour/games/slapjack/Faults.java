package parlour.games.slapjack;

import java.util.Arrays;
import parlour.engine.Ruling;
import parlour.engine.Seat;
import parlour.games.material.Pile;

/// Faults to plant in Slap Jack, so that the laws can be seen to catch them.
public final class Faults {
  private Faults() {}

  /// A view whose count of the middle gives away the next card.
  public static View peeking(Position position, Seat eye) {
    View honest = View.of(position, eye);
    int next = position.pack().isEmpty() ? 0 : position.pack().top();
    Position.Turn turn = honest.turn();
    return new View(
        eye,
        honest.pack(),
        honest.centre(),
        honest.shown(),
        honest.captured(),
        honest.players(),
        new Position.Turn(
            turn.number(),
            turn.since() + next,
            turn.dueMillis(),
            turn.claimants(),
            turn.paused(),
            turn.taken()));
  }

  /// The bottom card of the pack falls under the table.
  public static Ruling<Position> losingACard(Ruling<Position> ruling) {
    if (!(ruling instanceof Ruling.Legal<Position>(Position next, var events))
        || next.pack().isEmpty()) return ruling;
    byte[] fewer = Arrays.copyOf(next.pack().all(), next.pack().size() - 1);
    return Ruling.legal(
        new Position(
            Pile.of(fewer),
            next.centre(),
            next.captured(),
            next.players(),
            next.turn(),
            next.dice()),
        events);
  }

  /// Reaches into a position and puts the top card of its pack underneath.
  public static void turnThePackRound(Position position) {
    Reach.turnRound(position.pack());
  }
}
