package parlour.games.foil;

import java.util.List;
import parlour.engine.Seat;
import parlour.games.foil.words.Holder;
import parlour.games.foil.words.LaidWords;
import parlour.games.material.letters.Box;
import parlour.lexicon.Letters;
import parlour.testkit.laws.Ledger;

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
      covered &= hand.covers(laid(position.phase(), Seat.of(i)));
    }
    return List.of(all, covered);
  }

  private static Letters laid(Phase stage, Seat seat) {
    return switch (stage) {
      case Phase.Naming _ -> Letters.EMPTY;
      case Phase.Forming forming -> forming.holders().at(seat).letters();
      case Phase.Scrambling scrambling -> scrambling.holders().at(seat).letters();
      case Phase.Unscrambling unscrambling -> laid(unscrambling.laid(), seat);
      case Phase.Voting voting -> laid(voting.laid(), seat);
      case Phase.Checking checking -> laid(checking.laid(), seat);
      case Phase.Over over -> laid(over.laid(), seat);
    };
  }

  private static Letters laid(LaidWords laid, Seat seat) {
    Letters letters = Letters.EMPTY;
    for (Holder.Slot slot : laid.slots()) {
      if (slot.owner().equals(seat)) letters = letters.plus(Letters.of(slot.word()));
    }
    return letters;
  }
}
