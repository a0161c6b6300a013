package guest.highcard;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;

/// What one seat may know: its own cards, how many the others hold, and what lies open.
///
/// @param eye who looks; nobody is an onlooker
/// @param hand the cards of that seat
/// @param counts how many cards everybody holds
public record View(
    Seat eye,
    Cards hand,
    PerSeat<Integer> counts,
    Table table,
    PerSeat<Integer> points,
    int handNumber) {
  static View of(Position position, Seat eye) {
    return new View(
        eye,
        eye.isNobody() ? Cards.NONE : position.held().at(eye),
        position.held().map((seat, cards) -> cards.size()),
        position.table(),
        position.points(),
        position.hand());
  }

  /// Whether it is this seat's turn.
  public boolean isMine() {
    return !hand.isEmpty() && table.turn().equals(eye);
  }
}
