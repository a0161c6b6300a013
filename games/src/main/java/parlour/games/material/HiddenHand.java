package parlour.games.material;

import java.util.Collections;
import parlour.engine.Piece;
import parlour.engine.Seat;
import parlour.engine.Zone;

/// A hand that lies face down, of which others see only how many pieces it has.
public final class HiddenHand {
  private HiddenHand() {}

  public static Zone of(String id, Seat owner, int pieces) {
    return new Zone.Row(id, owner + "'s hand", owner, Collections.nCopies(pieces, Piece.HIDDEN));
  }
}
