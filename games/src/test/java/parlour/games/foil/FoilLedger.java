package parlour.games.foil;

import java.util.List;
import parlour.engine.Seat;
import parlour.games.laws.Ledger;
import parlour.games.material.Box;
import parlour.lexicon.Letters;

/// One hundred and eight cards, in the deck, among the discards or in the hands; whatever is laid
/// belongs to a hand.
public final class FoilLedger implements Ledger<Position> {
  /// Thirteen hands of four players with twenty-five turns each, and a dozen steps to a turn.
  @Override
  public int longest() {
    return 30_000;
  }

  @Override
  public Object stock(Position position) {
    Letters all = Box.all(position.tray().deck()).plus(Box.all(position.tray().discards()));
    boolean covered = true;
    for (int i = 0; i < position.hands().seats(); i++) {
      Letters hand = position.hands().at(Seat.of(i));
      all = all.plus(hand);
      covered &= hand.covers(laid(position.stage(), Seat.of(i)));
    }
    return List.of(all, covered);
  }

  private static Letters laid(Stage stage, Seat seat) {
    return switch (stage) {
      case Stage.Naming _ -> Letters.EMPTY;
      case Stage.Forming forming -> forming.holders().at(seat).letters();
      case Stage.Scrambling scrambling -> scrambling.holders().at(seat).letters();
      case Stage.Unscrambling unscrambling -> laid(unscrambling.laid(), seat);
      case Stage.Voting voting -> laid(voting.laid(), seat);
      case Stage.Checking checking -> laid(checking.laid(), seat);
      case Stage.Over over -> laid(over.laid(), seat);
    };
  }

  private static Letters laid(Laid laid, Seat seat) {
    Letters letters = Letters.EMPTY;
    for (Holder.Slot slot : laid.slots()) {
      if (slot.owner().equals(seat)) letters = letters.plus(Letters.of(slot.word()));
    }
    return letters;
  }
}
