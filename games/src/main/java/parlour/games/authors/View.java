package parlour.games.authors;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.AuthorsPack;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// What one seat may know.
public record View(Seat eye, Cards held, Position.Open open, Position.Turn turn) {
  static View of(Position position, Seat eye) {
    Cards held = eye.isNobody() ? Cards.NONE : position.held().at(eye);
    return new View(eye, held, position.open(), position.turn());
  }

  /// How many cards each holds.
  public PerSeat<Integer> counts() {
    return open.counts();
  }

  /// The books each has laid.
  public PerSeat<Cards> books() {
    return open.books();
  }

  /// What follows from all that was asked and answered.
  public KnownCards known() {
    return open.known();
  }

  /// Whether this seat is to ask.
  public boolean isMine() {
    return turn.player().equals(eye) && !eye.isNobody();
  }

  /// The cards this seat may ask for: all but its own and those on the table.
  public Cards wanted() {
    return Cards.pack(AuthorsPack.SIZE).minus(held).minus(open.laid());
  }
}
