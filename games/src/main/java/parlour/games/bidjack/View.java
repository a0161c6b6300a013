package parlour.games.bidjack;

import parlour.engine.Seat;
import parlour.games.material.cards.Cards;

/// What one seat may know: its own hand, the bidding, the trick, and all cards played before.
public record View(
    Seat eye,
    Cards held,
    Position.Match match,
    Position.Contract contract,
    Position.Trick trick,
    Position.Turn turn) {
  static View of(Position position, Seat eye) {
    Cards held = eye.isNobody() ? Cards.NONE : position.held().at(eye);
    return new View(
        eye, held, position.match(), position.contract(), position.trick(), position.turn());
  }

  /// Whether this seat is to act.
  public boolean isMine() {
    return turn.player().equals(eye) && !eye.isNobody();
  }

  public boolean isDealer() {
    return match.dealer().equals(eye);
  }

  public int seats() {
    return match.points().seats();
  }

  /// How many cards each was dealt.
  public int dealt() {
    return Options.dealt(seats());
  }

  /// The cards this seat may play.
  public Cards playable() {
    return Position.playable(held, trick);
  }

  /// How many cards a seat still holds.
  int count(Seat seat) {
    int tricks = contract.played().size() / seats();
    int since = Math.floorMod(seat.index() - trick.leader().index(), seats());
    boolean hasPlayed = !trick.leader().isNobody() && since < trick.count();
    return dealt() - tricks - (hasPlayed ? 1 : 0);
  }
}
