package parlour.games.goodbooks;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// What one seat may know.
public record View(
    Seat eye,
    Cards held,
    PerSeat<Integer> counts,
    PerSeat<Cards> books,
    KnownCards known,
    Position.Match match,
    Phase phase) {
  static View of(Position position, Seat eye) {
    Cards held = eye.isNobody() ? Cards.NONE : position.held().at(eye);
    return new View(
        eye,
        held,
        position.held().map((_, cards) -> cards.size()),
        position.books(),
        position.known(),
        position.match(),
        position.phase());
  }

  /// Whether this seat is to act.
  public boolean isMine() {
    return phase.player().equals(eye) && !eye.isNobody();
  }

  /// The cards this seat may call for.
  public Cards wanted() {
    return Cards.pack(AuthorsPack.SIZE).minus(held).minus(Position.laid(books));
  }
}
