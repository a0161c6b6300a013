package parlour.bots.skill;

import parlour.engine.PerSeat;
import parlour.engine.Seat;
import parlour.games.material.cards.Cards;
import parlour.games.material.cards.KnownCards;

/// What a bot recalls of what everybody has heard: a hash of the fact and the salt decides, so that
/// with the same salt a forgotten fact stays forgotten.
///
/// @param recallPercent how many facts in a hundred it recalls
/// @param salt makes the lapses of two bots, or of one bot at two moments, differ
public record Memory(int recallPercent, long salt) {
  private static final int[] RECALL_PERCENT = {25, 45, 65, 85, 100};

  public static Memory of(int level, long salt) {
    return new Memory(RECALL_PERCENT[level - 1], salt);
  }

  /// The part it recalls of who holds which cards and who lacks them.
  public KnownCards of(KnownCards known) {
    return recallPercent == 100 ? known : new KnownCards(of(known.holds()), of(known.lacks()));
  }

  private PerSeat<Cards> of(PerSeat<Cards> facts) {
    return facts.map(this::of);
  }

  private Cards of(Seat seat, Cards cards) {
    Cards recalled = Cards.NONE;
    for (byte card : cards.all())
      if (recalls(seat.index() * 64L + card)) recalled = recalled.with(card);
    return recalled;
  }

  /// Whether it recalls a fact, given by any number that names it.
  public boolean recalls(long fact) {
    long mixed = (fact + salt) * 0x9E3779B97F4A7C15L;
    mixed ^= mixed >>> 29;
    mixed *= 0xBF58476D1CE4E5B9L;
    return (mixed >>> 33) % 100 < recallPercent;
  }
}
