package parlour.games.logomachy;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.lexicon.Letters;

/// What one seat may know: its own hand, how many cards the others hold, and all that lies open.
///
/// @param hand the cards of this seat; none for an onlooker
/// @param held how many cards each holds
/// @param pack how many cards are left in the pack
public record View(Seat eye, Letters hand, PerSeat<Integer> held, int pack, Open open) {
  static View of(Position position, Seat eye) {
    return new View(
        eye,
        eye.isNobody() ? Letters.EMPTY : position.hand(eye),
        PerSeat.of(position.players(), seat -> position.hand(seat).size()),
        position.pack().size(),
        position.open());
  }

  public int players() {
    return held.seats();
  }

  public Pool pool() {
    return open.pool();
  }

  /// Whether it is this seat's turn.
  public boolean isTurn() {
    return !eye.isNobody() && open.turn().seat().equals(eye);
  }

  /// Whether this seat may doubt the word just proclaimed.
  public boolean mayChallenge() {
    return !eye.isNobody() && open.turn().claim().doubters().has(eye);
  }
}
