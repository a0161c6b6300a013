package parlour.games.slapjack;

import parlour.engine.PerSeat;
import parlour.engine.Prompt;
import parlour.engine.Seat;

/// What a chair may know: how many cards lie where, and the one on top.
public record View(
    Seat eye, int pack, int centre, int shown, PerSeat<Integer> captured, Position.Company company, Position.Turn turn) {
  static View of(Position position, Seat eye) {
    return new View(
        eye,
        position.pack().size(),
        position.centre().cards().size(),
        position.centre().shown(),
        position.captured().counts(),
        position.company(),
        position.turn());
  }

  boolean isOver() {
    return turn.due() == Prompt.NEVER;
  }

  boolean mayCry() {
    return !isOver() && company.alert().has(eye) && shown != Pack.NO_CARD && !turn.claimant().equals(eye);
  }

  boolean mayTurn() {
    return !isOver() && company.dealer().equals(eye) && !eye.isNobody() && turn.claimant().isNobody() && !Pack.isPicture(shown);
  }
}
