package parlour.games.rummy;

import java.util.List;
import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;

/// What one seat may know.
///
/// @param held its own hand
/// @param table what all may see
public record View(Seat eye, Position.Match match, Cards held, Open table, Position.Turn turn) {
  /// What all may see.
  ///
  /// @param discard the top discard, or none
  public record Open(
      PerSeat<Integer> counts,
      int pack,
      int discards,
      int discard,
      List<Cards> melds,
      List<Seat> owners,
      int turned) {}

  static View of(Position position, Seat eye) {
    Position.Hand hand = position.hand();
    Cards held = eye.isNobody() ? Cards.NONE : hand.held().at(eye);
    boolean bare = hand.discards().isEmpty();
    Open table =
        new Open(
            hand.held().map((_, cards) -> cards.size()),
            hand.pack().size(),
            hand.discards().size(),
            bare ? Position.Turn.NOT_DRAWN : hand.discards().top(),
            hand.melds(),
            hand.owners(),
            hand.turned());
    Position.Turn turn = position.turn();
    boolean mine = turn.player().equals(eye);
    // Which card was drawn from the pack is the drawer's secret; that they have drawn is not.
    boolean open = mine || !turn.hasDrawn() || turn.fromDiscards();
    Position.Turn seen = open ? turn : new Position.Turn(turn.player(), 0, false, turn.dueMillis());
    return new View(eye, position.match(), held, table, seen);
  }

  /// Whether it is this seat's turn.
  public boolean isMine() {
    return turn.player().equals(eye) && !eye.isNobody();
  }
}
