package parlour.games.goodbooks;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// What a chair may know.
public record View(
    Seat eye,
    Cards held,
    PerSeat<Integer> counts,
    PerSeat<Cards> books,
    KnownCards known,
    Position.Talk talk,
    Position.Turn turn) {
  static View of(Position position, Seat eye) {
    Cards held = eye.isNobody() ? Cards.NONE : position.held().at(eye);
    return new View(
        eye,
        held,
        position.held().map((_, cards) -> cards.size()),
        position.books(),
        position.known(),
        position.talk(),
        position.turn());
  }

  /// Whether it is for this chair to speak.
  public boolean isMine() {
    return turn.player().equals(eye) && !eye.isNobody();
  }

  /// The cards this chair may call for.
  public Cards wanted() {
    return Cards.pack(AuthorsPack.SIZE).minus(held).minus(Position.laid(books));
  }
}
